import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { gatewaySchema } from '#gateway/schema.ts';
import type { CallName } from '../../backend/parts/permissions/permissions.ts';
import { sampleValue } from './sample-value.ts';

/** A field of the schema and the REST call that ends its description. */
export interface AskedField<Call> {
  readonly field: string;
  readonly call: Call;
  readonly kind: 'query' | 'mutation';
  readonly operation: string;
}

/** The fields of the schema that make one of these calls. */
export async function askedFields<Call extends CallName>(
  calls: readonly Call[],
): Promise<readonly AskedField<Call>[]> {
  const schema = await gatewaySchema();
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).flatMap((field) => {
      const named = /(?:GET|POST) \/[\w/{}]+$/u.exec(field.description ?? '')?.[0];
      const call = calls.find((it) => it === named);
      const body = asking(field);
      const head = body.includes('$file') ? `${kind} ($file: File!)` : kind;
      return call ? [{ field: field.name, kind, call, operation: `${head} { ${body} }` }] : [];
    }),
  );
}

/** The field with arguments that match no row and a minimal selection. */
function asking({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const required = args.filter((arg) => isNonNullType(arg.type));
  const given = required.map((arg) => `${arg.name}: ${nothing(arg.type)}`).join(', ');
  const answer = getNamedType(type);
  const wanted = isUnionType(answer)
    ? '{ __typename ... on Refusal { message } }'
    : isLeafType(answer)
      ? ''
      : '{ __typename }';
  return `${name}${given === '' ? '' : `(${given})`} ${wanted}`;
}

/** An argument as a literal of the operation; files are sent as variables. */
const nothing = (type: GraphQLInputType): string =>
  getNamedType(type).name === 'File' ? '$file' : written(sampleValue(type), type);

/** GraphQL writes names of fields and of enums without quotes. */
function written(value: unknown, of: GraphQLInputType | null): string {
  const type = of && getNullableType(of);
  if (Array.isArray(value)) return `[${value.map((it) => written(it, null)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const known = isInputObjectType(type) ? type.getFields() : {};
    const fields = Object.entries(value).map(
      ([name, it]) => `${name}: ${written(it, known[name]?.type ?? null)}`,
    );
    return `{ ${fields.join(', ')} }`;
  }
  return isEnumType(type) ? String(value) : JSON.stringify(value);
}
