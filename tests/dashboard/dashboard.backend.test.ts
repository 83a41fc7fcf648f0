import { afterAll, describe, expect, it } from 'vitest';
import { aBooking, anAssignment, aTerritory } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { aStaff, set, type Who } from '../support/staff.ts';
import { openWorld } from '../support/world.ts';

const world = await openWorld({ now: '2026-03-15T09:00:00Z' });
const staff = await aStaff(world);

afterAll(() => world.close());

interface Stat {
  readonly value: number;
  readonly percent: number;
  readonly text: string;
}

const dashboard = (who: Who) => staff.ask(who, 'GET /territory/dashboard');
const values = async (who: Who) => {
  const stats = (await dashboard(who))['stats'] as readonly Stat[];
  return Object.fromEntries(stats.map(({ text, value }) => [text, value]));
};

const labels =
  '04/2025 05/2025 06/2025 07/2025 08/2025 09/2025 10/2025 11/2025 12/2025 01/2026 02/2026 03/2026'.split(
    ' ',
  );

describe('the dashboard', () => {
  it('of a congregation without territories is complete, with zeros [REST-11, B-60]', async () => {
    const nothing = { percent: 0, style: 'circle', value: 0 };
    expect(await dashboard('neighbour')).toEqual(
      success({
        total: 0,
        stats: [
          { ...nothing, color: '#1f5896', text: 'Attribués', target: '/t-exited' },
          { ...nothing, color: '#a83410', text: 'En retard', target: '/t-exited' },
          {
            ...nothing,
            color: '#7c5200',
            text: 'Non parcourus depuis 12 mois',
            target: '/t-histogram?prefilter=1',
          },
          { ...nothing, color: '#2c6637', text: 'Disponibles', target: '/t-available' },
        ],
        labels,
        values: Array.from({ length: 12 }, () => 0),
      }),
    );
  });

  it('counts territories that are out, late (from the due day on), not worked for a year, and in [REST-11, B-17, B-60, B-61]', async () => {
    await aTerritory(world, {
      id: 1,
      exited: { to: 5, released: '2025-11-15', due: '2026-03-15' },
    });
    await aTerritory(world, {
      id: 2,
      exited: { to: 5, released: '2025-11-16', due: '2026-03-16' },
    });
    await aTerritory(world, {
      id: 3,
      exited: { to: null, released: '2025-01-10', returned: '2025-03-15', due: '2025-05-10' },
    });
    await aTerritory(world, {
      id: 4,
      exited: { to: 5, released: '2025-01-10', returned: '2025-03-14', due: '2025-05-10' },
    });
    await aTerritory(world, { id: 5 });
    await aTerritory(world, {
      id: 6,
      exited: { to: 5, released: '2024-06-01', due: '2024-10-01' },
    });
    await anAssignment(world, {
      id: 41,
      territory: 4,
      to: 5,
      released: '2023-01-10',
      returned: '2023-03-14',
      due: '2023-05-10',
      outputNumber: 2,
    });
    await aBooking(world, { id: 1, territories: [5] });
    await aTerritory(world, { id: 7, congregation: 2 });

    expect(await values('3')).toEqual({
      Attribués: 3,
      'En retard': 2,
      'Non parcourus depuis 12 mois': 3,
      Disponibles: 3,
    });
    const body = await dashboard('4');
    expect([body['total'], body['labels'], body['values']]).toEqual([
      6,
      labels,
      [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0],
    ]);
  });

  it('counts the same rows as the screens behind its gauges [REST-11, B-60]', async () => {
    const exited = await staff.ask('3', 'GET /territory/exited/list');
    const rows = exited['territories'] as readonly { css_class: string }[];
    const available = await staff.ask('3', 'GET /territory/available');
    expect(await values('3')).toMatchObject({
      Attribués: exited['total'],
      'En retard': rows.filter(({ css_class }) => css_class === 'row-late').length,
      Disponibles: available['total'],
    });
  });

  it('is the same for all who may read it, and refused to others [DASH-06, RG-04, RG-05, B-01]', async () => {
    const seen = await dashboard('4');
    for (const who of ['1', '2', '3'] as const) expect(await dashboard(who)).toEqual(seen);
    expect(await dashboard('5')).toEqual(
      refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
    );
    const stranger = await world.call('GET /territory/dashboard');
    expect([stranger.status, stranger.body.success]).toEqual([401, false]);
  });

  it('has a forecast only for those who may read it, each in his own congregation', async () => {
    const forecast = (who: Who) => staff.ask(who, 'GET /territory/forecast');
    expect(await forecast('neighbour')).toMatchObject({ state: 'idle', total: 1, returns: 0 });
    const seen = await forecast('4');
    expect(seen).toMatchObject({ success: true, total: 6, since: '2025-09-01' });
    for (const who of ['1', '2', '3'] as const) expect(await forecast(who)).toEqual(seen);
    expect(await forecast('5')).toEqual(
      refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
    );
    const stranger = await world.call('GET /territory/forecast');
    expect([stranger.status, stranger.body.success]).toEqual([401, false]);
  });

  it('first makes the automatic returns that are due [B-13]', async () => {
    await aTerritory(world, {
      id: 8,
      exited: { to: 5, released: '2026-02-10', due: '2026-03-10', online: true },
    });
    expect(await values('4')).toMatchObject({ Attribués: 4, 'En retard': 3 });
    await set(world, 'online_automatic_return = true');
    expect(await values('4')).toMatchObject({ Attribués: 3, 'En retard': 2 });
  });

  it('shows a site administrator the congregation he works in [GEN-20, B-47]', async () => {
    expect(await values('site in 2')).toEqual({
      Attribués: 0,
      'En retard': 0,
      'Non parcourus depuis 12 mois': 1,
      Disponibles: 1,
    });
  });
});
