import { Alert } from '../parts/alert/Alert.tsx';
import { useS13Check } from './useS13Check.ts';

/** Says before the sheet is made which names of this year it cannot print (OWN-20). */
export function S13Letters() {
  const { unprintable } = useS13Check(null, true);
  return unprintable === '' ? null : <Alert severity="warning">{unprintable}</Alert>;
}
