import { createContext } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Tells a timer where the router is now: what a screen was last drawn with may be older than the last click. */
export const CurrentRouter = createContext<Router | null>(null);

/** Whether the reader is still there: who is on the way to another screen must not be called back by a late write. */
export const isHere = ({ state }: Router, pathname: string): boolean =>
  state.navigation.state === 'idle' && state.location.pathname === pathname;
