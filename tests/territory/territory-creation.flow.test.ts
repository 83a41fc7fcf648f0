import { afterAll, beforeAll, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { remembered } from '../support/played.ts';
import { aStaff, type Staff } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';
import { territoryCreationMachine } from '#machines/territory/territory-creation.machine.ts';
import type { CreationChoices } from '#machines/territory/territory-creation.rules.ts';
import { territoryPastMachine } from '#machines/territory/territory-past.machine.ts';
import { RefusalError } from '#machines/parts/failure/failure.ts';
import type {
  HistoryEntryAdded,
  MutationAddHistoryEntryArgs,
  MutationAddTerritoryArgs,
  QueryTerritoryHistoryArgs,
  Refusal,
  TerritoryAdded,
  TerritoryHistory,
} from '#schema/generated.ts';

let world: World;
let staff: Staff;
let gateway: TestGateway;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T09:00:00Z' });
  staff = await aStaff(world);
  gateway = await openGateway(world.url);
});
afterAll(async () => {
  await gateway.close();
  await world.close();
});

/** Runs one of the web application's operations. */
async function run<Data>(name: string, variables: object, token: string): Promise<Data> {
  const { data, errors } = await gateway.run(name, { ...variables }, token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data as Data;
}

/** The answer of a mutation; a refusal throws, as in the browser. */
function answerOf<Outcome extends object>(outcome: Outcome | Refusal): Outcome {
  if ('forceOffered' in outcome) throw new RefusalError(outcome);
  return outcome;
}

interface Choices {
  readonly publishers: CreationChoices['publishers'];
  readonly territoryTypes: { readonly types: CreationChoices['types'] };
  readonly activities: CreationChoices['activities'];
}

const past = (token: string) =>
  territoryPastMachine.provide({
    actors: {
      territoryHistory: fromPromise<TerritoryHistory, QueryTerritoryHistoryArgs>(
        async ({ input }) => {
          type Data = { territoryHistory: TerritoryHistory };
          return (await run<Data>('TerritoryPast', input, token)).territoryHistory;
        },
      ),
      addHistoryEntry: fromPromise<HistoryEntryAdded, MutationAddHistoryEntryArgs>(
        async ({ input }) => {
          type Data = { addHistoryEntry: HistoryEntryAdded | Refusal };
          return answerOf((await run<Data>('AddHistoryEntry', input, token)).addHistoryEntry);
        },
      ),
    },
  });

const creation = (token: string) =>
  createActor(
    territoryCreationMachine.provide({
      actors: {
        publishers: fromPromise(async (): Promise<CreationChoices> => {
          const { territoryTypes, ...rest } = await run<Choices>('TerritoryCreation', {}, token);
          return { ...rest, types: territoryTypes.types };
        }),
        addTerritory: fromPromise<TerritoryAdded, MutationAddTerritoryArgs>(async ({ input }) => {
          type Data = { addTerritory: TerritoryAdded | Refusal };
          return answerOf((await run<Data>('AddTerritory', input, token)).addTerritory);
        }),
        past: past(token),
      },
    }),
    { ...remembered, input: { today: '2020-01-01' } },
  ).start();

const typed = {
  type: 'create',
  number: '12',
  name: 'Rue Grimaldi',
  typeId: '1',
  gate: '',
  noVisited: false,
  mapUrl: '',
  note: '',
} as const;

it('a territory is created and its past entered, from the machines to the rows [TADD-08, TADD-10, TADD-18, TADD-19, B-30, B-31]', async () => {
  const token = staff.token('3');
  const creating = creation(token);
  await waitFor(creating, (it) => it.matches('describing'));
  creating.send(typed);
  await waitFor(creating, (it) => it.matches('recordingPast'));
  const recording = creating.getSnapshot().children.past;
  if (!recording) throw new Error('The past of the territory is not being recorded.');
  const ready = () => waitFor(recording, (it) => it.matches({ recording: 'ready' }));
  await ready();
  expect(recording.getSnapshot().context).toMatchObject({ outputNumber: 1, today: '2026-03-15' });
  const entered = { userId: '5', activityId: '1' };
  recording.send({ type: 'add', releaseDate: '2024-03-05', returnDate: '2024-05-06', ...entered });
  await ready();
  expect(recording.getSnapshot().context).toMatchObject({
    outputNumber: 2,
    releaseDate: '2024-05-06',
    historyShown: true,
  });
  recording.send({ type: 'add', releaseDate: '2024-04-01', returnDate: '2024-04-02', ...entered });
  await ready();
  expect(recording.getSnapshot().context).toMatchObject({
    outputNumber: 2,
    problem: { message: 'Cette période chevauche une autre attribution.' },
  });
  recording.send({ type: 'add', releaseDate: '2024-05-06', returnDate: '2024-05-07', ...entered });
  await ready();
  expect(recording.getSnapshot().context.outputNumber).toBe(3);

  expect(
    await world.read(
      'select t.number, t.name, h.output_number, h.release_date, h.return_date, h.user_id, h.online from histories h join territories t on t.id = h.territory_id order by h.output_number',
    ),
  ).toEqual(
    [
      ['2024-03-05', '2024-05-06'],
      ['2024-05-06', '2024-05-07'],
    ].map(([release_date, return_date], at) => ({
      number: 12,
      name: 'Rue Grimaldi',
      output_number: at + 1,
      release_date,
      return_date,
      user_id: 5,
      online: false,
    })),
  );
});

it('of two who take one number at once, one goes on and the other is told where he types [REST-65, B-30]', async () => {
  const both = [creation(staff.token('2')), creation(staff.token('3'))];
  for (const one of both) await waitFor(one, (it) => it.matches('describing'));
  for (const one of both) one.send({ ...typed, number: '13' });
  for (const one of both) await waitFor(one, (it) => !it.matches('creating'));
  const [lost, ...others] = both.filter((one) => one.getSnapshot().matches('describing'));
  expect(others).toEqual([]);
  expect(lost?.getSnapshot().context.problem).toMatchObject({
    message: 'Ce numéro est déjà utilisé.',
    severity: 'error',
  });
});

it('with one user the creation is blocked before anything is typed [TADD-09, TADD-10]', async () => {
  const blocked = creation(staff.token('neighbour'));
  await waitFor(blocked, (it) => it.matches('blocked'));
  expect(blocked.getSnapshot().can(typed)).toBe(false);
});
