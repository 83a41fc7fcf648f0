import { expect, it } from 'vitest';
import { laneOf } from '#gateway/parts/rest/lanes.ts';

it('each call has the lane of what it costs [OWN-38]', () => {
  expect([
    laneOf('/user/auth', false, true),
    laneOf('/user/password/lost', true, true),
    laneOf('/congregation/select', false, false),
    laneOf('/user/menu', true, false),
    laneOf('/booking/add', true, true),
  ]).toEqual(['signIn', 'signIn', 'anonymous', 'reading', 'writing']);
});
