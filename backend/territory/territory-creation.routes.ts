import { z } from 'zod';
import type { Config } from '../parts/config/config.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { doneWithNotice, refuse } from '../parts/http/answer.ts';
import type { Calls } from '../parts/http/calls.ts';
import { withProduct } from '../parts/texts/product.ts';
import { mapUrl, territoryNumber } from '../domain/territory/territory-creation.fields.ts';
import { creationFacts, insertTerritory } from './territory-creation.queries.ts';
import { addTerritory } from '../domain/territory/territory-creation.rules.ts';
import { territoryCreationTexts as texts } from '../domain/territory/territory-creation.texts.ts';
import { territoryFields } from '../domain/territory/territory.fields.ts';

const addForm = z.object({ number: territoryNumber, ...territoryFields, map_url: mapUrl });

export function territoryCreationCalls(
  calls: Calls,
  { config }: { readonly config: Pick<Config, 'product'> },
): void {
  const say = (text: string) => withProduct(text, config.product);

  /**
   * Adds a territory (REST-65, C2 TERRITORY ADD, B-30, B-32, B-33, B-109). Of two concurrent calls
   * with the same number the second is retried and refused.
   */
  calls.signedIn('POST /territory/add', addForm, async ({ db, session, form }) => {
    const { number, name, type_id, gate, no_visited, map_url, note } = form;
    const typeId = type_id ?? 0;
    const ruling = addTerritory(await creationFacts(db, number, typeId));
    if (ruling.refused) {
      return refuse(
        say(texts[ruling.refused]),
        ruling.refused === 'tooFewUsers' ? 'info' : 'error',
      );
    }
    const territoryId = await insertTerritory(db, {
      number,
      name,
      typeId,
      gate,
      noVisited: no_visited,
      mapUrl: map_url,
      note,
    });
    const numberName = `T${number} - ${name}`;
    await logEvent(db, session, { numberName, action: texts.addLogged });
    const added = say(texts.added).replace('{nn}', () => numberName);
    return doneWithNotice(added, { territory_id: territoryId });
  });
}
