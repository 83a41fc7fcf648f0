import { readFileSync } from 'node:fs';
import path from 'node:path';

const generated = path.join(import.meta.dirname, '../web/parts/graphql/generated/graphql.ts');
const imported = /^import \{ graphql \} from '#web\/parts\/graphql\/generated\/index\.ts';$/mu;
const call = /\bgraphql\(\s*`\s*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`\s*,?\s*\)/gu;

/**
 * Inlines each GraphQL document at its use. Otherwise every page loads the generated module with
 * the documents of all pages.
 * @returns {import('vite').Plugin}
 */
export function inlineDocuments() {
  /** @type {Map<string, string>} */
  let documents = new Map();
  return {
    name: 'inline-documents',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      documents = documentsIn(readFileSync(generated, 'utf8'));
    },
    transform: {
      filter: { id: /\.operations\.ts$/u },
      handler(code) {
        const inlined = code.replace(imported, '').replaceAll(call, (_, kind, name) => {
          const known = documents.get(
            kind === 'fragment' ? `${name}FragmentDoc` : `${name}Document`,
          );
          if (!known) throw new Error(`${name} is not generated: run "npm run codegen".`);
          return `(${known})`;
        });
        if (/\bgraphql\(/u.test(inlined))
          throw new Error('A GraphQL document has an unknown form.');
        return inlined;
      },
    },
  };
}

/** @param {string} source */
function documentsIn(source) {
  const constants = source.matchAll(/^export const (\w+) = (\{.*\}) as unknown as /gmu);
  return new Map(Array.from(constants, ([, name = '', literal = '']) => [name, literal]));
}
