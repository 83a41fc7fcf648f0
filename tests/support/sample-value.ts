import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';

const simple: Readonly<Record<string, unknown>> = {
  ID: '0',
  Int: 0,
  Float: 0,
  Boolean: false,
  Date: '2026-01-01',
  GeoJson: { type: 'FeatureCollection', features: [] },
};

/** A value of this type that matches no row; optional arguments are left out. */
export function sampleValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleValue(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(fields.map((field) => [field.name, sampleValue(field.type)]));
  }
  return simple[type.name] ?? '';
}
