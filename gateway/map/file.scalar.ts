import { GraphQLError, GraphQLScalarType } from 'graphql';

/** A `File` of a multipart request; other values are rejected. */
export const fileScalar = new GraphQLScalarType<File, never>({
  name: 'File',
  description: 'A file uploaded in a multipart request.',
  parseValue: (value) => {
    if (isFile(value)) return value;
    throw new GraphQLError('A File is sent as a part of a multipart request.');
  },
  parseLiteral: () => {
    throw new GraphQLError('A File is sent as a variable.');
  },
  serialize: () => {
    throw new GraphQLError('A File is never answered.');
  },
});

const isFile = (value: unknown): value is File =>
  typeof value === 'object' &&
  value !== null &&
  'arrayBuffer' in value &&
  typeof value.arrayBuffer === 'function' &&
  'name' in value &&
  typeof value.name === 'string';
