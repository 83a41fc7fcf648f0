import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { BuiltPages, Page } from '#schema/pages.ts';
import type { PublicMapQuery, SharedStreetsQuery } from '#web/parts/graphql/generated/graphql.ts';
import {
  agendaQuery,
  coverageForecastQuery,
  dashboardQuery,
} from './dashboard/dashboard.operations.ts';
import { PublicMapPage } from './map/PublicMapPage.tsx';
import { myExitedTerritoriesQuery } from './mine/mine.operations.ts';
import { NotFoundScreen } from './not-found/NotFoundScreen.tsx';
import {
  type BuiltSite,
  type DrawnScreen,
  pageDocument,
} from './parts/first-answer/page-document.ts';
import { hashOf } from './parts/graphql/operation.ts';
import { publicMapQuery } from './parts/map/map.operations.ts';
import { tokenStyles } from './parts/theme/token-styles.ts';
import { SignInPage } from './session/SignInPage.tsx';
import { Arriving } from './shell/Arriving.tsx';
import { menuQuery } from './shell/shell.operations.ts';
import { SharedStreetsEnded } from './streets/SharedStreetsEnded.tsx';
import { sharedStreetsQuery } from './streets/streets.operations.ts';
import { trendsQuery } from './trends/trends.operations.ts';

declare const builtSite: BuiltSite;

type Asks = NonNullable<DrawnScreen['asks']>;

interface Answer<Data> {
  readonly data: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code?: string };
  }[];
}

/** The page of /map/:token; null for what is no token. */
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
        return { status: 200, html: drawn({ screen: 'map/PublicMapScreen.tsx', page, answered }) };
      }
      if (errors[0]?.extensions.code !== 'REFUSED') return null;
      const page = at(path, NotFoundScreen);
      return {
        status: 404,
        html: drawn({ screen: 'not-found/NotFoundScreen.tsx', page, answered }),
      };
    },
  };
}

/** Of /a-deux/:token only what says that a code does not serve: what one ticks is no page of a moment. */
function sharedStreetsAt(path: string): Page | null {
  const token = tokenIn(/^\/a-deux\/([^/]+)\/?$/u.exec(path)?.[1]);
  if (token === null) return null;
  const hash = hashOf(sharedStreetsQuery);
  return {
    asks: { hash, variables: { token } },
    draw: ({ answer }) => {
      const { errors = [] }: Answer<SharedStreetsQuery> = JSON.parse(answer);
      const [refusal] = errors;
      if (refusal?.extensions.code !== 'REFUSED') return null;
      const screen = 'streets/SharedStreetsScreen.tsx';
      const page = createElement(SharedStreetsEnded, { why: refusal.message });
      return { status: 404, html: drawn({ screen, page, answered: { hash, answer } }) };
    },
  };
}

/** A page that is the same for everybody is drawn once. */
function alike(screen: string, drawPage: () => ReactElement, asks: Asks = []): Page {
  let html: string | null = null;
  return {
    asks: null,
    draw: () => {
      html ??= drawn({ screen, page: drawPage(), asks });
      return { status: 200, html };
    },
  };
}
const signIn = alike('session/SignInScreen.tsx', () => at('/login', SignInPage));

/** Behind the sign-in every address begins alike: whose page it is is not known yet. */
const behindSignIn = (screen: string, ...asks: Asks) =>
  alike(screen, () => createElement(Arriving, { loading: true }), [menuQuery, ...asks]);
const ofShell = behindSignIn('shell/ShellScreen.tsx');
const mine = behindSignIn('mine/MineScreen.tsx', myExitedTerritoriesQuery);
const dashboard = behindSignIn(
  'dashboard/DashboardScreen.tsx',
  dashboardQuery,
  agendaQuery,
  coverageForecastQuery,
  trendsQuery,
);
/** The first screens of whoever holds territories, and of managers; those of others come after the shell. */
const firstScreens: Readonly<Record<string, Page>> = {
  '/': mine,
  '/t-my-exited': mine,
  '/t-dashboard': dashboard,
};

/** The addresses of the documents begin with what they are about (spec 1 §2, spec 2 §2). */
const shellAt = (path: string): Page | null =>
  firstScreens[path] ?? (/^\/(?:log|[ctu]-[a-z-]+(?:\/\d+)?)\/?$/u.test(path) ? ofShell : null);

const drawn = (page: DrawnScreen) => pageDocument(builtSite, tokenStyles(), page);

const at = (location: string, screen: FunctionComponent) =>
  createElement(StaticRouter, { location }, createElement(screen));

function tokenIn(written: string | undefined): string | null {
  try {
    return written === undefined ? null : decodeURIComponent(written);
  } catch {
    return null;
  }
}

/** What the gateway calls (schema/pages.ts). */
export const pageAt: BuiltPages['pageAt'] = (path) =>
  path === '/login' ? signIn : (shellAt(path) ?? publicMapAt(path) ?? sharedStreetsAt(path));
