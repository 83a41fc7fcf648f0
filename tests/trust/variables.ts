import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import { aSquare } from '../support/builders.ts';
import type { Operation } from './operations.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** Values that a call understands, by the name of their variable, else by their type. */
const byName: Readonly<Record<string, unknown>> = {
  login: 'ESSAI Personne',
  email: 'essai@example.org',
  password: 'essai-2026-essai',
  latitude: 43.7355,
  longitude: 7.422,
  zoom: 16,
  serviceYear: 2025,
  rgpdForgetMe: false,
  noVisited: false,
};
const byType: Readonly<Record<string, unknown>> = {
  ID: '1',
  Int: 1,
  Float: 1,
  Boolean: true,
  String: 'Essai',
  Date: '2026-03-15',
  GeoJson: aSquare,
};

export const aFile = (content: BlobPart = JSON.stringify(aSquare)): File =>
  new File([content], 'essai.geojson');

/** Optional parts are there too; lists have one element. */
export function soundValue(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return soundValue(type.ofType, name);
  if (isListType(type)) return [soundValue(type.ofType, name)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).map((it) => [it.name, soundValue(it.type, it.name)]),
    );
  }
  return type.name === 'File' ? aFile() : (byName[name] ?? byType[type.name] ?? '1');
}

export const soundVariables = ({ variables }: Pick<Operation, 'variables'>): Variables =>
  Object.fromEntries(variables.map(({ name, type }) => [name, soundValue(type, name)]));

export interface Body {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData;
}

/** As the browser sends it: JSON, or a multipart form where there is a file. */
export function bodyOf({ hash, name }: Operation, variables: Variables): Body {
  const request = {
    operationName: name,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  };
  const files = Object.entries(variables).filter(([, value]) => value instanceof File);
  if (files.length === 0) {
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) };
  }
  const form = new FormData();
  const without = { ...variables, ...Object.fromEntries(files.map(([it]) => [it, null])) };
  form.set('operations', JSON.stringify({ ...request, variables: without }));
  const map = Object.fromEntries(files.map(([it], at) => [at, [`variables.${it}`]]));
  form.set('map', JSON.stringify(map));
  files.forEach(([, file], at) => form.set(String(at), file as File));
  return { headers: {}, body: form };
}
