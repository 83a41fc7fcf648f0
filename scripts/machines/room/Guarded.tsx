import { Component, type ReactNode } from 'react';
import { faultOf } from '../play/engine.ts';

/** Says what broke instead of a blank page; it goes with the next address. */
export class Guarded extends Component<
  { readonly children: ReactNode },
  { readonly fault: string | null }
> {
  override state = { fault: null };

  static getDerivedStateFromError(error: unknown) {
    return { fault: faultOf(error) };
  }

  override render() {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return <p className="fault">This cannot be shown. {fault}</p>;
  }
}
