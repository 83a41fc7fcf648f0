import type { SnapshotFrom } from 'xstate';

import { questionIn } from '#machines/parts/flow/meta.ts';
import { territoryTypesMachine } from '#machines/territory-types/territory-types.machine.ts';
import { isOwn, type TypeNames } from '#machines/territory-types/territory-types.rules.ts';
import type { TerritoryTypes } from '#schema/generated.ts';

import { isRefusal, problemView } from '../parts/failure/problem.view.ts';

export interface TypeRow extends TypeNames {
  readonly typeId: string;
  readonly own: boolean;
  readonly canEdit: boolean;
  readonly canRemove: boolean;
}

type Snapshot = SnapshotFrom<typeof territoryTypesMachine>;

/** The machine's state with no dialog open: what the buttons of the list depend on. */
const beneath = (list: TerritoryTypes | null) =>
  territoryTypesMachine.resolveState({
    value: { choosing: 'ready' },
    context: { list, type: null, entered: { longName: '', shortName: '' }, problem: null },
  });

/** The congregation's own types first; what is possible with each comes from the machine (TYP-03, TYP-04). */
export function typeRows(list: TerritoryTypes | null): readonly TypeRow[] | null {
  if (list === null) return null;
  const snapshot = beneath(list);
  const rows = list.types.map(({ id, longName, shortName, congregationId }) => ({
    typeId: id,
    longName,
    shortName,
    own: isOwn({ congregationId }),
    canEdit: snapshot.can({ type: 'edit', typeId: id }),
    canRemove: snapshot.can({ type: 'remove', typeId: id }),
  }));
  return [...rows.filter(({ own }) => own), ...rows.filter(({ own }) => !own)];
}

/** What t-type shows besides the list; what is possible comes from the machine. */
export function territoryTypesView(snapshot: Snapshot, entered: TypeNames) {
  const { list, type } = snapshot.context;
  const problem = problemView(snapshot.context.problem);
  const unread = snapshot.matches({ choosing: 'ready' }) && list === null;
  const naming = snapshot.matches('naming');
  const saving = snapshot.matches('adding') || snapshot.matches('editing');
  const open = naming || saving;
  const question = questionIn(snapshot.getMeta());
  return {
    loading: snapshot.matches({ choosing: 'reading' }) && list === null,
    stalled: unread && problem === null,
    failure: unread ? problem : null,
    refused: unread && isRefusal(snapshot.context.problem),
    problem: list !== null && snapshot.matches('choosing') ? problem : null,
    canAdd: beneath(list).can({ type: 'add' }),
    form: {
      open,
      /** Null for a new type. */
      renamed: open ? (type?.longName ?? null) : null,
      problem: naming ? problem : null,
      canSave: snapshot.can({ type: 'save', ...entered }),
      saving,
    },
    question,
    about: question === null ? undefined : type?.longName,
  };
}
