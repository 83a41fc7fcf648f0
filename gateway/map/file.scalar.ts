import { GraphQLError, GraphQLScalarType } from 'graphql';

/** A part of a multipart request; anything else is no file. */
export const fileScalar = new GraphQLScalarType<File, never>({
  name: 'File',
  description: 'A file of the browser, sent as a multipart request.',
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
