import { useAddition } from '../parts/additions/useAddition.ts';
import { Alert } from '../parts/alert/Alert.tsx';
import { availableCheckQuery } from './booking.operations.ts';

interface Props {
  readonly pdfTitle: string;
  readonly territoryIds: readonly string[];
}

/** Says before the PDF is made which letters it cannot print; nothing where the backend cannot tell (OWN-58). */
export function PdfLetters(sheet: Props) {
  const { data } = useAddition({
    query: availableCheckQuery,
    variables: { ...sheet },
    requestPolicy: 'network-only',
  });
  const unprintable = data?.availableCheck?.unprintable ?? '';
  return unprintable === '' ? null : <Alert severity="warning">{unprintable}</Alert>;
}
