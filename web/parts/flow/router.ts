import { createContext } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The router itself, for timers: its state is newer than the location of the last render. */
export const CurrentRouter = createContext<Router | null>(null);

/** Whether the router is still at `pathname`; otherwise a late address change would undo a navigation. */
export const isHere = ({ state }: Router, pathname: string): boolean =>
  state.navigation.state === 'idle' && state.location.pathname === pathname;
