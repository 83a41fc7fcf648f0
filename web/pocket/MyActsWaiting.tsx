import { useUnsentActs } from '../domain/pocket/useUnsentActs.ts';
import { ActsWaiting } from './ActsWaiting.tsx';

/** The same above the list of one's own territories, which reads no queue by itself. */
export const MyActsWaiting = () => <ActsWaiting count={useUnsentActs()} to="/poche#file" />;
