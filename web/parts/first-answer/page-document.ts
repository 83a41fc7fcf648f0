import type { TypedDocumentNode } from '@urql/core';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { failureTexts } from '../failure/failure.texts.ts';
import { hashOf, operationIn } from '../graphql/operation.ts';

/** What of the built site a page needs, put in by the build (vite.pages.config.ts). */
export interface BuiltSite {
  /** index.html. */
  readonly document: string;
  /** Address of the script that asks ahead (ahead.ts). */
  readonly ahead: string;
  readonly screens: Readonly<Record<string, ScreenFiles>>;
}

interface ScreenFiles {
  /** All style sheets of the screen, the application's own included. */
  readonly styles: string;
  /** Addresses of its scripts. */
  readonly scripts: readonly string[];
  /** Addresses of the style sheets that its scripts wait for, though the page holds the styles. */
  readonly sheets: readonly string[];
}

export interface DrawnScreen {
  /** The module of the screen that takes over, from `web`. */
  readonly screen: string;
  readonly page: ReactElement;
  /** The answer that the application finds in the page, instead of asking for it. */
  readonly answered?: { readonly hash: string; readonly answer: string };
  /** What the screen will ask of a signed-in reader: asked before its scripts are here. */
  readonly asks?: readonly TypedDocumentNode<unknown, Record<string, never>>[];
}

/** Longer answers are asked for by the application: a page must not wait for what it cannot show. */
const longestAnswer = 100_000;

/**
 * index.html with a page in it that is readable before, or without, its scripts. It stands beside the
 * application's root, which is laid out unseen until it has something to show (take-over.ts).
 */
export function pageDocument(
  { document, ahead, screens }: BuiltSite,
  tokens: string,
  { screen, page, answered, asks = [] }: DrawnScreen,
): string {
  const { styles = '', scripts = [], sheets = [] } = screens[screen] ?? {};
  const preloads = [
    ...sheets.map((file) => `<link rel="preload" as="style" crossorigin href="${file}" />`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`),
  ];
  const head = `<style>${tokens}${styles}${unseenRoot}${lateStyles}</style>${preloads.join('')}`;
  const root = '<div id="root"></div>';
  const drawn = `<div id="drawn">${renderToStaticMarkup(page)}${late}</div>${root}`;
  return document
    .replace(styleSheets, '')
    .replace('<script', (first) => asksAhead(ahead, asks) + first)
    .replace('</head>', () => `${head}</head>`)
    .replace(root, () => drawn + answerIn(answered));
}

const styleSheets = /\s*<link rel="stylesheet"[^>]*>/gu;
const unseenRoot = '#drawn+#root{position:absolute;inset:0;visibility:hidden}';

/** Whose scripts have not come after twelve seconds is not left waiting, which no script could say (OWN-378). */
const late = `<p class="late" role="status"><a href="">${failureTexts.reload}</a></p>`;
const lateStyles =
  '#drawn>.late{display:none}' +
  '@media (scripting:enabled){#drawn>.late{display:block;visibility:hidden;position:fixed;inset:auto 0 1rem;z-index:9;text-align:center;animation:late 1ms 12s forwards}}' +
  '@media print{#drawn>.late{display:none}}' +
  '#drawn>.late a{padding:.75rem 1rem;border:1px solid var(--line-strong);border-radius:var(--radius);background:var(--paper-raised)}' +
  '@keyframes late{to{visibility:visible}}';

function asksAhead(script: string, asks: NonNullable<DrawnScreen['asks']>): string {
  if (asks.length === 0) return '';
  const named = asks.map((document) => `${operationIn(document).name}=${hashOf(document)}`);
  return `<script type="module" async fetchpriority="high" crossorigin src="${script}" data-asks="${named.join(' ')}"></script>`;
}

/** As data, which no browser runs. */
function answerIn(answered: DrawnScreen['answered']): string {
  if (!answered || answered.answer.length > longestAnswer) return '';
  const data = answered.answer.replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" data-answers="${answered.hash}">${data}</script>`;
}
