import { createElement, type ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { BuiltPages, Page } from '#schema/pages.ts';
import type { PublicMapQuery } from '#web/parts/graphql/generated/graphql.ts';
import { PublicMapPage } from './map/PublicMapPage.tsx';
import { NotFoundScreen } from './not-found/NotFoundScreen.tsx';
import { type BuiltSite, pageDocument } from './parts/first-answer/page-document.ts';
import { hashOf } from './parts/graphql/operation.ts';
import { publicMapQuery } from './parts/map/map.operations.ts';
import { tokenStyles } from './parts/theme/token-styles.ts';

declare const builtSite: BuiltSite;

interface Answer<Data> {
  readonly data: Data | null;
  readonly errors?: readonly { readonly extensions: { readonly code?: string } }[];
}

/** The page at an address of /map/:token, and nothing for what a browser could not have sent. */
function publicMapAt(path: string): Page | null {
  const token = tokenIn(/^\/map\/([^/]+)\/?$/u.exec(path)?.[1]);
  if (token === null) return null;
  const hash = hashOf(publicMapQuery);
  return {
    asks: { hash, variables: { token } },
    draw: ({ answer, device }) => {
      const { data, errors = [] }: Answer<PublicMapQuery> = JSON.parse(answer);
      const answered = { hash, answer };
      if (data?.publicMap) {
        const page = createElement(PublicMapPage, { map: data.publicMap, device });
        return drawn(200, 'map/PublicMapScreen.tsx', page, answered);
      }
      if (errors[0]?.extensions.code !== 'REFUSED') return null;
      const page = createElement(StaticRouter, { location: path }, createElement(NotFoundScreen));
      return drawn(404, 'not-found/NotFoundScreen.tsx', page, answered);
    },
  };
}

const drawn = (
  status: number,
  screen: string,
  page: ReactElement,
  answered?: { readonly hash: string; readonly answer: string },
) => ({
  status,
  html: pageDocument(builtSite, tokenStyles(), { screen, page, ...(answered && { answered }) }),
});

function tokenIn(written: string | undefined): string | null {
  try {
    return written === undefined ? null : decodeURIComponent(written);
  } catch {
    return null;
  }
}

/** What the gateway calls (schema/pages.ts). */
export const pageAt: BuiltPages['pageAt'] = publicMapAt;
