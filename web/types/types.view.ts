import type { SnapshotFrom } from 'xstate';

import { questionIn } from '#machines/meta/meta.ts';
import { typesMachine } from '#machines/types/types.machine.ts';
import { isOwn, type TypeNames } from '#machines/types/types.rules.ts';
import type { TerritoryTypes } from '#schema/generated.ts';

import { problemView } from '../failure/problem.view.ts';

export interface TypeRow extends TypeNames {
  readonly id: string;
  readonly own: boolean;
  readonly canEdit: boolean;
  readonly canRemove: boolean;
}

type Snapshot = SnapshotFrom<typeof typesMachine>;

/** The machine as it is when no dialog covers the list. */
const beneath = (list: TerritoryTypes | null) =>
  typesMachine.resolveState({
    value: { choosing: 'ready' },
    context: { list, chosen: null, entered: { longName: '', shortName: '' }, problem: null },
  });

/** The congregation's own first, and what may be done with each, by the machine's own word (TYP-03, TYP-04). */
export function typeRows(list: TerritoryTypes | null): readonly TypeRow[] | null {
  if (list === null) return null;
  const snapshot = beneath(list);
  const rows = list.types.map(({ id, longName, shortName, congregationId }) => ({
    id,
    longName,
    shortName,
    own: isOwn({ congregationId }),
    canEdit: snapshot.can({ type: 'edit', id }),
    canRemove: snapshot.can({ type: 'remove', id }),
  }));
  return [...rows.filter(({ own }) => own), ...rows.filter(({ own }) => !own)];
}

/** What t-type shows beside it, by the machine's own word. */
export function typesView(snapshot: Snapshot, entered: TypeNames) {
  const { list, chosen } = snapshot.context;
  const problem = problemView(snapshot.context.problem);
  const unread = snapshot.matches({ choosing: 'ready' }) && list === null;
  const naming = snapshot.matches('naming');
  const saving = snapshot.matches('adding') || snapshot.matches('editing');
  const open = naming || saving;
  return {
    loading: snapshot.matches({ choosing: 'reading' }) && list === null,
    stalled: unread && problem === null,
    failure: unread ? problem : null,
    problem: list !== null && snapshot.matches('choosing') ? problem : null,
    canAdd: beneath(list).can({ type: 'add' }),
    form: {
      open,
      /** Null for a new type. */
      renamed: open ? (chosen?.longName ?? null) : null,
      problem: naming ? problem : null,
      canSave: snapshot.can({ type: 'save', ...entered }),
      saving,
    },
    question: questionIn(snapshot.getMeta()),
  };
}
