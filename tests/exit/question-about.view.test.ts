import { expect, it } from 'vitest';
import { exitCancelMachine } from '#machines/exit/exit-cancel.machine.ts';
import { returnMachine } from '#machines/exit/return.machine.ts';
import { exitCancelView, returnView } from '#web/exit/exit.view.ts';
import { done, play } from '../support/play.ts';
import { aChoice } from './choices.ts';
import { choose } from './exit-desk.ts';

it('a return is asked about with each territory, its holder and the day [OWN-238, OWN-291]', () => {
  const territories = [
    aChoice('1', { login: 'DEMO Ancien' }),
    aChoice('2', { login: 'DEMO Proclamateur' }),
    aChoice('3'),
  ];
  const came = done('returnChoices', { manager: true, returnDate: '2026-03-15', territories });
  const about = (returnDate: string) => {
    const ask = { type: 'submit' as const, returnDate };
    const { snapshot } = play(returnMachine, undefined, [came, choose('1', '2', '3'), ask]);
    return returnView(snapshot, '').about;
  };
  const held = ['T1 - Rue 1 (DEMO Ancien)', 'T2 - Rue 2 (DEMO Proclamateur)', 'T3 - Rue 3'];
  expect(about('2026-03-14')).toEqual([
    '3 territoires, tous ou aucun\u202F:',
    ...held,
    'Rentrée le 14/03/2026',
  ]);
});

it('a cancelled exit is asked about with its holder and its day, where the backend tells them [OWN-238]', () => {
  const territories = [
    aChoice('1', { login: 'DEMO Ancien', releaseDate: '2026-03-01' }),
    aChoice('2'),
  ];
  const { snapshot } = play(exitCancelMachine, undefined, [
    done('exitCancelChoices', { territories }),
    choose('1', '2'),
    { type: 'submit', returnDate: '' },
  ]);
  expect(exitCancelView(snapshot).about).toEqual([
    '2 territoires, tous ou aucun\u202F:',
    'T1 - Rue 1 (DEMO Ancien), sorti le 01/03/2026',
    'T2 - Rue 2',
  ]);
});
