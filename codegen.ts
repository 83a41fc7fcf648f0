import { copyFile } from 'node:fs/promises';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';
import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = {
  ID: 'string',
  Date: 'string',
  File: 'File',
  GeoJson: {
    input: '\\#schema/geojson.ts#MapFeatures',
    output: '\\#schema/geojson.ts#MapFeatures',
  },
};

const config: CodegenConfig = {
  schema: 'schema/**/*.graphql',
  hooks: {
    afterAllFileWrite: () =>
      copyFile('web/parts/graphql/generated/persisted-documents.json', 'schema/operations.json'),
  },
  generates: {
    'schema/generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        enumsAsTypes: true,
        useTypeImports: true,
        immutableTypes: true,
        avoidOptionals: { field: true, inputValue: false, object: true },
        makeResolverTypeCallable: true,
        contextType: '\\#gateway/context.ts#GatewayContext',
      },
    },
    'web/parts/graphql/generated/': {
      documents: ['web/**/*.operations.ts'],
      documentTransforms: [addTypenameSelectionDocumentTransform],
      preset: 'client',
      presetConfig: { fragmentMasking: false, persistedDocuments: true },
      config: {
        scalars,
        enumsAsTypes: true,
        useTypeImports: true,
        immutableTypes: true,
        arrayInputCoercion: false,
      },
    },
  },
};

export default config;
