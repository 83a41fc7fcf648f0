import { useAddition } from '../parts/additions/useAddition.ts';
import { useChanged } from '../parts/changes/useChanged.ts';
import { territoryStreetsQuery } from './streets.operations.ts';
import { coveredText } from './streets.view.ts';

/** How much of a territory is covered and what is left, for managers; nothing where nobody marked streets (OWN-126). */
export function StreetsLeft({ territoryId }: { readonly territoryId: string }) {
  const { data, reload } = useAddition({
    query: territoryStreetsQuery,
    variables: { territoryId },
  });
  useChanged(reload);
  const read = data?.territoryStreets;
  const text = read ? coveredText(read) : null;
  return text === null ? null : <p>{text}</p>;
}
