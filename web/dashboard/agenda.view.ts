import { agendaDays } from '#schema/limits.ts';
import type { AgendaQuery } from '#web/parts/graphql/generated/graphql.ts';

import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import { waitingTexts } from '../domain/assignment/requests.texts.ts';
import { chosenPath } from '../parts/address/chosen.address.ts';
import { withProduct } from '../parts/texts/product.ts';
import { agendaTexts as texts } from './agenda.texts.ts';

export type Agenda = NonNullable<AgendaQuery['agenda']>;
type Due = Agenda['late']['rows'][number];

export interface AgendaAct {
  readonly label: string;
  /** Read aloud, with the territory. */
  readonly name: string;
  readonly to: string;
}

export interface AgendaRow {
  readonly key: string;
  readonly name: string;
  readonly to: string;
  readonly note: string;
  readonly act: AgendaAct | null;
}

export interface AgendaList {
  readonly id: keyof typeof texts.none;
  readonly title: string;
  /** The whole list. */
  readonly to: string;
  readonly none: string;
  readonly rows: readonly AgendaRow[];
}

const requests = `/t-exited?q=${waitingTexts.found}`;
const dueFirst = '/t-exited?tri=return_date';
const pageOf = (territoryId: string) => `/t-view/${territoryId}`;

/** What is to be done and what others have done, each with its act for whom it is (OWN-275). */
export function agendaView(agenda: Agenda, manages: boolean): readonly AgendaList[] {
  const due = (act: (row: Due) => AgendaAct) => (row: Due) => ({
    key: row.territoryId,
    name: row.numberName,
    to: pageOf(row.territoryId),
    note: texts.held(row.dayHuman, row.login),
    act: manages ? act(row) : null,
  });
  const list = (
    id: AgendaList['id'],
    title: string,
    to: string,
    rows: readonly AgendaRow[],
  ): AgendaList => ({ id, title, to, none: withProduct(texts.none[id]), rows });
  const { late, soon, rested, requests: asked, changes } = agenda;
  return [
    list('late', texts.late(late.total), dueFirst, late.rows.map(due(returnOf))),
    list('soon', texts.soon(soon.total, agendaDays), dueFirst, soon.rows.map(due(reprieveOf))),
    ...(asked
      ? [
          list(
            'requests',
            texts.requests(asked.total),
            requests,
            asked.rows.map(({ requestId, numberName, kind, login }) => ({
              key: requestId,
              name: numberName,
              to: requests,
              note: texts.asked[kind](login),
              act: {
                label: texts.answer,
                name: texts.answerFor(numberName),
                to: `/t-exited?q=${encodeURIComponent(`${waitingTexts.found} ${numberName}`)}`,
              },
            })),
          ),
        ]
      : []),
    list(
      'rested',
      texts.rested,
      '/t-available?tri=return_date',
      rested.rows.map(({ territoryId, numberName, dayHuman }) => ({
        key: territoryId,
        name: numberName,
        to: pageOf(territoryId),
        note: dayHuman === '' ? texts.never : texts.returned(dayHuman),
        act: manages
          ? {
              label: texts.exit,
              name: texts.exitOf(numberName),
              to: chosenPath('/t-exit', [territoryId]),
            }
          : null,
      })),
    ),
    ...(changes
      ? [
          list(
            'changes',
            texts.changes(changes.total),
            '/log',
            changes.rows.map(({ numberName, atHuman, login, action }, at) => ({
              key: String(at),
              name: numberName === null ? atHuman : `${numberName}, ${atHuman}`,
              to: numberName === null ? '/log' : `/log?${new URLSearchParams({ q: numberName })}`,
              note: texts.changed(login, action),
              act: null,
            })),
          ),
        ]
      : []),
  ];
}

const returnOf = ({ territoryId, numberName }: Due): AgendaAct => ({
  label: assignmentTexts.return,
  name: assignmentTexts.returnOf(numberName),
  to: chosenPath('/t-return', [territoryId]),
});

const reprieveOf = ({ territoryId, numberName }: Due): AgendaAct => ({
  label: assignmentTexts.reprieve,
  name: assignmentTexts.reprieveFor(numberName),
  to: chosenPath('/t-exited', [territoryId]),
});
