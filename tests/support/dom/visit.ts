import { render, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { noteOpened } from '#web/parts/flow/asked-for.ts';
import { CurrentRouter } from '#web/parts/flow/router.ts';
import { routes } from '#web/routes.tsx';
import { drawerPanel } from '#web/shell/drawer-panel.ts';
import { personEntries } from '#web/shell/person-entries.ts';
import { type Answers, stubGateway, type StubGateway } from './stub-gateway.ts';

export interface Visit extends StubGateway {
  readonly user: UserEvent;
  /** Where the reader is: path and search. */
  readonly address: () => string;
}

interface VisitOptions {
  /** Null: without a session. */
  readonly token?: string | null;
  readonly answers: Answers;
}

/** The web application in a DOM, at an address, in front of a gateway that gives these answers. */
export async function visit(
  address: string,
  { token = 'a.token.b', answers }: VisitOptions,
): Promise<Visit> {
  await load(address);
  const { fetch, ...gateway } = stubGateway(answers);
  vi.stubGlobal('fetch', fetch);
  if (token !== null) sessionStorage.setItem('jwt', JSON.stringify(token));
  history.replaceState(null, '', address);
  noteOpened();
  const router = createBrowserRouter(unloaded(routes));
  onTestFinished(() => {
    router.dispose();
    vi.unstubAllGlobals();
    expect(gateway.unanswered()).toEqual([]);
  });
  const screens = createElement(RouterProvider, { router });
  render(createElement(CurrentRouter, { value: router }, screens));
  return {
    ...gateway,
    user: userEvent.setup(),
    address: () => location.pathname + location.search,
  };
}

/** What the reader sees inside of the screen, without the shell's bars. */
export const main = () => within(screen.getByRole('main'));

/** The modules of a screen take as long as the machine is busy: no wait of a test is to run out over them. */
async function load(address: string): Promise<void> {
  for (const { route } of matchRoutes(routes, address) ?? []) {
    if (typeof route.lazy === 'object') await route.lazy.Component?.();
    if (route.path === '/') await Promise.all([drawerPanel.bring(), personEntries.bring()]);
  }
}

/** A second router on the same `lazy` objects would find them loaded and show nothing. */
const unloaded = (all: readonly RouteObject[]): RouteObject[] =>
  all.map(({ lazy, children, ...route }) => ({
    ...route,
    ...(typeof lazy === 'object' ? { lazy: { ...lazy } } : {}),
    ...(children ? { children: unloaded(children) } : {}),
  })) as RouteObject[];
