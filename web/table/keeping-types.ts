import { memo, type ReactNode } from 'react';

/** `memo` for a component whose props have a type parameter. */
export const memoKeepingTypes: <P extends object>(
  component: (props: P) => ReactNode,
) => (props: P) => ReactNode = memo;
