import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menu, nothingMine } from '../support/dom/answers.ts';
import { type Answer, failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';

const entry = (title: string, target: string) => ({
  type: 'one',
  icon: 'mdi-home',
  title,
  target,
  children: [],
});
const entries = [entry('Mes territoires', '/t-my-exited'), entry('Attribués', '/t-exited')];
const managers = [...entries, entry('Liste', '/u-list')];
const request = (requestId: string) => ({
  requestId,
  historyId: requestId,
  kind: 'month',
  login: 'DEMO Proclamateur',
  numberName: 'T12 - Rue Basse',
  askedOn: '2026-03-15',
  askedOnHuman: '15/03/2026',
});
const answers = (given: object, AssignmentRequests: Answer) => ({
  ...menu(given),
  ...nothingMine,
  AssignmentRequests,
});
const open = async (given: object, asked: Answer) => {
  const visited = await visit('/t-my-exited', { answers: answers(given, asked) });
  await screen.findByText('Aucun territoire ne t’est attribué.');
  return visited;
};
const navigation = () => within(screen.getByRole('navigation', { name: 'Menu principal' }));

it('how many requests wait stands beside the entry of what is out, and leads to them [OWN-252]', async () => {
  await open({ items: managers }, { assignmentRequests: [request('1'), request('2')] });
  const badge = await navigation().findByRole('link', { name: '2 demandes en attente' });
  expect([badge.textContent, badge.getAttribute('href')]).toEqual(['2', '/t-exited?q=demande']);
  expect(navigation().getByRole('link', { name: 'Attribués' }).textContent).toBe('Attribués');
});

it.each([
  ['none waits', { assignmentRequests: [] }],
  ['they cannot be had', failing('assignmentRequests', 'BACKEND_BAD_RESPONSE')],
])('nothing stands there where %s [OWN-252, OWN-195]', async (_, asked) => {
  const { calls } = await open({ items: managers }, asked);
  await waitFor(() => expect(calls('AssignmentRequests')).toHaveLength(1));
  expect(navigation().queryByRole('link', { name: /en attente/u })).toBe(null);
});

it.each([
  ['a publisher or an elder', { items: entries }],
  ['a backend of the documented calls', { items: managers, additions: false }],
])('%s is not asked for requests [OWN-252, OWN-195]', async (_, given) => {
  const { calls } = await open(given, { assignmentRequests: [request('1')] });
  expect(calls('AssignmentRequests')).toEqual([]);
});
