import { expect, it } from 'vitest';
import { heldBy } from '#web/exit/held.view.ts';

it('what is out is counted by the id of who has it, by the name where none is sent [OWN-282, OWN-195]', () => {
  const held = heldBy([
    { userId: '4', login: 'DEMO Ancien' },
    { userId: '4', login: 'DEMO Ancien' },
    { userId: '5', login: 'DEMO Port' },
    { userId: null, login: 'DEMO Port' },
    { userId: null, login: 'DEMO Voisin' },
  ]);
  expect(held({ id: '4', login: 'DEMO Ancien' })).toBe(2);
  expect(held({ id: '5', login: 'DEMO Port' })).toBe(2);
  expect(held({ id: '6', login: 'DEMO Voisin' })).toBe(1);
  expect(held({ id: '7', login: 'DEMO Personne' })).toBe(0);
});
