import { z } from 'zod';
import { typeNameMaxLength } from '#schema/limits.ts';
import type { Config } from '../parts/config/config.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { id, label } from '../parts/http/fields.ts';
import { httpTexts } from '../parts/http/http.texts.ts';
import { administers } from '../parts/permissions/permissions.ts';
import { withProduct } from '../parts/texts/product.ts';
import {
  deleteType,
  insertType,
  lockType,
  renameType,
  territoryTypes,
  typeNameTaken,
  typeUsed,
} from './territory-types.queries.ts';
import {
  addTerritoryType,
  editTerritoryType,
  removeTerritoryType,
  type TypeRefusal,
} from './territory-types.rules.ts';
import { territoryTypesTexts } from './territory-types.texts.ts';

const name = label(typeNameMaxLength).refine((value) => value !== '', httpTexts.required);
const names = { short_name: name, long_name: name };
const addForm = z.object(names);
const editForm = z.object({ type_id: id, ...names });
const removeForm = z.object({ type_id: id });

export function territoryTypesCalls(
  calls: Calls,
  { config }: { readonly config: Pick<Config, 'product'> },
): void {
  const refused = ({ refused: code }: TypeRefusal) =>
    refuse(withProduct(territoryTypesTexts[code], config.product));
  const about = (action: string, type: string) => ({
    numberName: null,
    action: action.replace('{type}', () => type),
  });

  /** Lists built-in and own types (REST-61, TYP-03, TYP-10, B-03). */
  calls.signedIn('GET /territory/type/list', noForm, async ({ db, session }) =>
    done({ types: await territoryTypes(db), admins: administers(session.role) }),
  );

  /** Adds a type (REST-62, C2 TYPE). */
  calls.signedIn('POST /territory/type/add', addForm, async ({ db, session, form }) => {
    const ruling = addTerritoryType(await typeNameTaken(db, form.long_name));
    if (ruling.refused) return refused(ruling);
    const typeId = await insertType(db, form.long_name, form.short_name);
    await logEvent(db, session, about(territoryTypesTexts.addLogged, form.long_name));
    return doneWithNotice(territoryTypesTexts.added, { type_id: typeId });
  });

  /** Renames a type of the congregation (REST-63, C2 TYPE, B-98). */
  calls.signedIn('POST /territory/type/edit', editForm, async ({ db, session, form }) => {
    const type = await lockType(db, form.type_id);
    const nameTaken = await typeNameTaken(db, form.long_name, form.type_id);
    const ruling = editTerritoryType(type, nameTaken);
    if (ruling.refused) return refused(ruling);
    await renameType(db, form.type_id, form.long_name, form.short_name);
    const before = ruling.type.longName;
    const action =
      before === form.long_name
        ? territoryTypesTexts.editLogged
        : territoryTypesTexts.renameLogged.replace('{before}', () => before);
    await logEvent(db, session, about(action, form.long_name));
    return doneWithNotice(territoryTypesTexts.edited);
  });

  /** Removes an unused type of the congregation (REST-64, C2 TYPE, B-98). */
  calls.signedIn('POST /territory/type/remove', removeForm, async ({ db, session, form }) => {
    const type = await lockType(db, form.type_id);
    const ruling = removeTerritoryType(type, await typeUsed(db, form.type_id));
    if (ruling.refused) return refused(ruling);
    await deleteType(db, form.type_id);
    const event = about(territoryTypesTexts.removeLogged, ruling.type.longName);
    await logEvent(db, session, { ...event, danger: true });
    return doneWithNotice(territoryTypesTexts.removed);
  });
}
