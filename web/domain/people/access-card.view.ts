import { accessTexts as texts } from './access-card.texts.ts';

export interface Access {
  readonly login: string;
  /** '' where it is not known. */
  readonly congregation: string;
  readonly password: string;
}

export interface AccessFact {
  readonly term: string;
  readonly text: string;
  readonly secret: boolean;
}

/** What somebody needs to sign in, in the order of the sign-in screen; `origin` is where the site is. */
export const accessFacts = (
  { login, congregation, password }: Access,
  origin: string,
): readonly AccessFact[] => [
  { term: texts.login, text: login, secret: false },
  ...(congregation === '' ? [] : [{ term: texts.congregation, text: congregation, secret: false }]),
  { term: texts.password, text: password, secret: true },
  { term: texts.address, text: `${origin}/login`, secret: false },
];

/** As it is copied into a message. */
export const accessText = (facts: readonly AccessFact[]): string =>
  facts.map(({ term, text }) => texts.line(term, text)).join('\n');
