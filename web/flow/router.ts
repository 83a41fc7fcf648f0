import { createContext } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

/** Tells a timer where the router is now: what a screen was last drawn with may be older than the last click. */
export const CurrentRouter = createContext<ReturnType<typeof createBrowserRouter> | null>(null);
