import { Component, type ReactNode, Suspense } from 'react';

import { Alert } from '../alert/Alert.tsx';
import { failureTexts } from './failure.texts.ts';
import { isMissingModule } from './missing-modules.ts';

interface Props {
  /** Until the file is here. */
  readonly fallback?: ReactNode;
  /**
   * Where the file does not come: what stands until then stays (`fallback`, e.g. a picture of the map),
   * or nothing (`nothing`, an addition); by default a sentence says it.
   */
  readonly missing?: 'fallback' | 'nothing';
  readonly children: ReactNode;
}

/** A part of a screen with a file of its own: the screen stays where that file does not come (OWN-377). */
export function Late({ fallback = null, missing, children }: Props) {
  return (
    <MissingFile instead={{ said: <NotHere />, fallback, nothing: null }[missing ?? 'said']}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </MissingFile>
  );
}

function NotHere() {
  return (
    <Alert severity="warning">
      {navigator.onLine ? failureTexts.partOutdated : failureTexts.partOffline}
    </Alert>
  );
}

interface BoundaryProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Any other error is the screen's. */
class MissingFile extends Component<BoundaryProps, { readonly error: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override state: { readonly error: unknown } = { error: null };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isMissingModule(error)) throw error;
    return this.props.instead;
  }
}
