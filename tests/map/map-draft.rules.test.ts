import { expect, it } from 'vitest';
import { unsavedDraft } from '#machines/map/map-draft.rules.ts';
import { features } from './map-answers.ts';

const none = { type: 'FeatureCollection' as const, features: [] };

it('a draft is what says something else than the map, and can be read [OWN-03]', () => {
  expect(unsavedDraft(JSON.stringify(features), none)).toEqual(features);
  for (const draft of [null, undefined, features, JSON.stringify(none), '{'])
    expect(unsavedDraft(draft, none)).toBe(null);
});
