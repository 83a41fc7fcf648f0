import { z } from 'zod';
import { typeNameMaxLength } from '#schema/limits.ts';
import type { Config } from '../config.ts';
import { logEvent } from '../event-log/event-log.queries.ts';
import { done, doneAndTold, refuse } from '../http/answer.ts';
import { noForm, type Calls } from '../http/calls.ts';
import { id, label } from '../http/fields.ts';
import { httpTexts } from '../http/http.texts.ts';
import { administers } from '../permissions/permissions.ts';
import { withProduct } from '../texts/product.ts';
import {
  deleteType,
  insertType,
  lockType,
  renameType,
  territoryTypes,
  typeNameTaken,
  typeUsed,
} from './types.queries.ts';
import {
  addTerritoryType,
  editTerritoryType,
  removeTerritoryType,
  type TypeRefusal,
} from './types.rules.ts';
import { typesTexts } from './types.texts.ts';

const name = label(typeNameMaxLength).refine((value) => value !== '', httpTexts.required);
const names = { short_name: name, long_name: name };
const addForm = z.object(names);
const editForm = z.object({ type_id: id, ...names });
const removeForm = z.object({ type_id: id });

export function typesCalls(
  calls: Calls,
  { config }: { readonly config: Pick<Config, 'product'> },
): void {
  const refused = ({ refused: code }: TypeRefusal) =>
    refuse(withProduct(typesTexts[code], config.product));
  const about = (action: string, type: string) => ({
    numberName: null,
    action: action.replace('{type}', () => type),
  });

  /** REST-61, TYP-03, TYP-10, B-03. */
  calls.signedIn('GET /territory/type/list', noForm, async ({ db, session }) =>
    done({ types: await territoryTypes(db), admins: administers(session.role) }),
  );

  /** REST-62, C2 TYPE. */
  calls.signedIn('POST /territory/type/add', addForm, async ({ db, session, form }) => {
    const ruling = addTerritoryType(await typeNameTaken(db, form.long_name));
    if (ruling.refused) return refused(ruling);
    const typeId = await insertType(db, form.long_name, form.short_name);
    await logEvent(db, session, about(typesTexts.addLogged, form.long_name));
    return doneAndTold(typesTexts.added, { type_id: typeId });
  });

  /** REST-63, C2 TYPE, B-98. */
  calls.signedIn('POST /territory/type/edit', editForm, async ({ db, session, form }) => {
    const type = await lockType(db, form.type_id);
    const nameTaken = await typeNameTaken(db, form.long_name, form.type_id);
    const ruling = editTerritoryType(type, nameTaken);
    if (ruling.refused) return refused(ruling);
    await renameType(db, form.type_id, form.long_name, form.short_name);
    const before = ruling.type.longName;
    const action =
      before === form.long_name
        ? typesTexts.editLogged
        : typesTexts.renameLogged.replace('{before}', () => before);
    await logEvent(db, session, about(action, form.long_name));
    return doneAndTold(typesTexts.edited);
  });

  /** REST-64, C2 TYPE, B-98. */
  calls.signedIn('POST /territory/type/remove', removeForm, async ({ db, session, form }) => {
    const type = await lockType(db, form.type_id);
    const ruling = removeTerritoryType(type, await typeUsed(db, form.type_id));
    if (ruling.refused) return refused(ruling);
    await deleteType(db, form.type_id);
    const event = about(typesTexts.removeLogged, ruling.type.longName);
    await logEvent(db, session, { ...event, danger: true });
    return doneAndTold(typesTexts.removed);
  });
}
