import type { EventFrom } from 'xstate';
import type { CallName } from '../../backend/parts/permissions/permissions.ts';
import type { Form, World } from '../support/world.ts';
import type { assignmentLifeCycleMachine } from './assignment-life-cycle.machine.ts';

export type LifeEvent = Exclude<
  EventFrom<typeof assignmentLifeCycleMachine>,
  { type: 'day.passed' }
>;
export type Change = Exclude<LifeEvent, { type: 'booked' }>;

interface Wire {
  readonly query: string;
  readonly variables: object;
  readonly call: CallName;
  readonly form: Form;
}

const answer = '{ __typename ... on Refusal { message } }';
const exitMutation = `mutation ($form: ExitForm!) { it: exitTerritories(form: $form) ${answer} }`;
const returnMutation = `mutation ($territoryIds: [ID!]!, $returnDate: Date) {
  it: returnTerritories(territoryIds: $territoryIds, returnDate: $returnDate) ${answer}
}`;
const cancelMutation = `mutation ($territoryIds: [ID!]!) {
  it: cancelExit(territoryIds: $territoryIds) ${answer}
}`;
const reprieveMutation = `mutation ($territoryId: ID!, $historyId: ID!) {
  it: grantReprieve(territoryId: $territoryId, historyId: $historyId) ${answer}
}`;

/** An event as the gateway's operation, and as the REST call behind it. */
export async function wireOf(world: World, id: string, event: Change): Promise<Wire> {
  switch (event.type) {
    case 'exit': {
      const { by: _, type: __, forceOnline, ...rest } = event;
      const form = { ...rest, territoryIds: [id], forceOnlineBooking: forceOnline };
      return {
        query: exitMutation,
        variables: { form },
        call: 'POST /territory/exit',
        form: {
          territory_ids: id,
          release_date: rest.releaseDate,
          return_date: rest.returnDate,
          exit_and_return: rest.exitAndReturn ? 'y' : 'n',
          user_id: rest.userId,
          activity_id: rest.activityId,
          force_online_booking: forceOnline ? 'y' : 'n',
        },
      };
    }
    case 'return': {
      const { returnDate } = event;
      return {
        query: returnMutation,
        variables: { territoryIds: [id], returnDate },
        call: 'POST /territory/return',
        form: { territory_ids: id, return_date: returnDate },
      };
    }
    case 'cancelExit':
      return {
        query: cancelMutation,
        variables: { territoryIds: [id] },
        call: 'POST /territory/exit/cancel',
        form: { territory_ids: id },
      };
    default: {
      const [row] = await world.read<{ id: number }>(
        `select id from histories where territory_id = ${id} order by output_number desc limit 1`,
      );
      const historyId = String(row?.id ?? 999_999);
      return {
        query: reprieveMutation,
        variables: { territoryId: id, historyId },
        call: 'POST /history/reprieve',
        form: { territory_id: id, history_id: historyId },
      };
    }
  }
}
