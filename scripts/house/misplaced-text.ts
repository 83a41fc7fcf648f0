import { type Figure, none } from './figures.ts';
import { layerOf } from './rooms.ts';
import { type Module, lineAt } from './sources.ts';

interface Law {
  /** Looked for outside comments. */
  readonly pattern: RegExp;
  readonly isForbiddenIn: (file: string) => boolean;
  readonly text: string;
}

const laws: readonly Law[] = [
  {
    pattern: /'x-requested-with':|undici/giu,
    isForbiddenIn: (file) =>
      file.startsWith('gateway/') &&
      !/^gateway\/parts\/rest\/(?:rest|backend-call|exchange|lanes|passed-file)\.ts$/u.test(file),
    text: 'only rest.ts, backend-call.ts, exchange.ts, lanes.ts and passed-file.ts of gateway/parts/rest speak HTTP to the backend',
  },
  {
    pattern: /\bfetch\(|XMLHttpRequest\(|'\/graphql'/gu,
    isForbiddenIn: (file) =>
      file.startsWith('web/') &&
      !/^web\/(?:service-worker|parts\/graphql\/(?:first-answers|client|sessionless)|domain\/pocket\/answer-ground|parts\/connection\/useReached)\.ts$/u.test(
        file,
      ),
    text: 'only first-answers.ts, client.ts and sessionless.ts of web/parts/graphql ask the gateway, useReached.ts whether it is there; the service worker passes requests on',
  },
  {
    pattern:
      /`[^`]*\b(?:select|insert into|update|delete from)\s[^`]{0,200}\b(?:from|values|set|where)\b/gu,
    isForbiddenIn: (file) =>
      file.startsWith('backend/') && !/\.queries\.ts$|^backend\/parts\/(?:db|http)\//u.test(file),
    text: 'SQL stands in .queries.ts files',
  },
  {
    pattern:
      /\p{L}[àâçéèêëîïôûùüœ]|[àâçéèêëîïôûùüœ]\p{L}|\b(?:Veuillez|Voulez|Aucune?|Enregistrer|Annuler|Valider|Fermer|Oui|Non)\b/gu,
    isForbiddenIn: (file) =>
      /^(?:web|gateway|machines|engines|backend)\/(?!seed\/)/u.test(file) &&
      !/\.(?:texts|machine|confirmation)\.ts$|\/texts\.ts$/u.test(file),
    text: 'French stands in .texts.ts files, and in machines as a question',
  },
  {
    pattern: /\bsessionEnded\b/gu,
    isForbiddenIn: (file) => file.startsWith('machines/'),
    text: 'the client alone ends a session',
  },
  {
    pattern: /:\s*any\b|\bas any\b|^export default|^\s*(?:const )?enum\s/gmu,
    isForbiddenIn: (file) => layerOf(file) !== undefined,
    text: 'no any, no enums, no default exports',
  },
];

export const misplacedText = (modules: readonly Module[]): Figure =>
  none(
    'text in the wrong place',
    modules.flatMap((module) => {
      const code = withoutComments(module);
      return laws
        .filter(({ isForbiddenIn }) => isForbiddenIn(module.file))
        .flatMap(({ pattern, text }) =>
          [...code.matchAll(pattern)].map(({ index }) => ({
            file: module.file,
            line: lineAt(code, index),
            text,
          })),
        );
    }),
  );

/** Blanks comments, so that lines keep their numbers. */
const withoutComments = ({ text, comments }: Module): string =>
  comments.reduce(
    (code, { start, end }) =>
      code.slice(0, start) + code.slice(start, end).replaceAll(/[^\n]/gu, ' ') + code.slice(end),
    text,
  );
