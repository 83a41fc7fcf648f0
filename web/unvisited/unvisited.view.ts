import type { SnapshotFrom } from 'xstate';

import { questionIn } from '#machines/parts/flow/meta.ts';
import type { unvisitedMachine } from '#machines/unvisited/unvisited.machine.ts';
import type { UnvisitedPlacesQuery } from '#web/parts/graphql/generated/graphql.ts';

import { problemView } from '../parts/failure/problem.view.ts';
import { humanDay } from '../parts/fields/date.view.ts';
import { unvisitedTexts as texts } from './unvisited.texts.ts';

export type Places = NonNullable<UnvisitedPlacesQuery['unvisitedPlaces']>;

export function unvisitedView(snapshot: SnapshotFrom<typeof unvisitedMachine>, read: Places) {
  const { place, spot, problem } = snapshot.context;
  const picking = ['choosing', 'chosen', 'adding', 'moving'].some((it) => snapshot.value === it);
  const question = questionIn(snapshot.getMeta());
  const asked = read.places.findIndex(({ id }) => id === place?.id);
  return {
    canAdd: read.canEdit && snapshot.can({ type: 'add' }),
    canChange: snapshot.can({ type: 'add' }),
    picking,
    canPick: snapshot.can({ type: 'spot.chosen', spot: { latitude: 0, longitude: 0 } }),
    canSave: snapshot.can({ type: 'save' }),
    saving: picking && snapshot.hasTag('busy'),
    busy: snapshot.hasTag('busy') ? (place?.id ?? null) : null,
    spot,
    hint: picking ? (spot ? texts.chosen : texts.choose) : null,
    question,
    about: question === null || asked < 0 ? undefined : texts.place(asked + 1),
    problem: problemView(problem),
    pins: read.places.map(({ id, latitude, longitude, toReconfirm }, at) => ({
      id,
      position: [longitude, latitude],
      label: texts.place(at + 1),
      number: String(at + 1),
      faded: toReconfirm || (picking && id === place?.id),
    })),
    rows: read.places.map((it, at) => ({
      place: it,
      name: texts.place(at + 1),
      day: texts.confirmedOn(humanDay(it.confirmedOn)),
      mark: it.toReconfirm ? texts.toReconfirm : null,
    })),
  };
}
