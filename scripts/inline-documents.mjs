import { readFileSync } from 'node:fs';
import path from 'node:path';

const generated = path.join(import.meta.dirname, '../web/generated/graphql.ts');
const imported = /^import \{ graphql \} from '#web\/generated\/index\.ts';$/mu;
const call = /\bgraphql\(\s*`\s*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`\s*,?\s*\)/gu;

/**
 * Puts each GraphQL document where it is used. Without it every page loads the one generated
 * module that holds the documents of all pages.
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
        if (/\bgraphql\(/u.test(inlined)) throw new Error('A document is not of the known form.');
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
