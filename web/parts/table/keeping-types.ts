import { memo, type ReactNode } from 'react';

/** `memo` that preserves a component's type parameters. */
export const memoKeepingTypes: <P extends object>(
  component: (props: P) => ReactNode,
) => (props: P) => ReactNode = memo;
