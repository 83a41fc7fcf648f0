import { userIdOf } from '../support/pages/loan-desk.page.ts';
import { tokenOf } from '../support/pages/visitor.ts';

export interface PastEntry {
  readonly history_id: number;
  readonly output_number: number;
  readonly release_date: string;
  readonly return_date: string | null;
  readonly user_id: number | null;
  readonly activity_id: number;
  readonly login: string;
  readonly exited: boolean;
}

export interface Past {
  readonly id: number;
  readonly entries: () => Promise<readonly PastEntry[]>;
  /** A change made by another manager. */
  readonly edit: (entry: PastEntry, change: Readonly<Record<string, string>>) => Promise<void>;
  readonly add: (day: string) => Promise<void>;
  readonly remove: (entry: PastEntry) => Promise<void>;
}

/** The last demo territory that is available, or out, and has a history; and calls by which others change it. */
export async function aPast({ out = false, least = 3 } = {}): Promise<Past> {
  const backend = process.env['PRODUCT_BACKEND_URL'] ?? '';
  const token = await tokenOf('DEMO Responsable');
  const headers = { 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${token}` };
  const get = async (path: string) =>
    (await (await fetch(backend + path, { headers })).json()) as Record<string, unknown>;
  const post = async (path: string, form: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams(form);
    const answer = await fetch(backend + path, { method: 'POST', headers, body });
    const { success, message } = (await answer.json()) as { success: boolean; message: string };
    if (!success) throw new Error(`${path}: ${message}`);
  };
  const entriesOf = async (id: number) =>
    (await get(`/history/view/${id}`))['histories'] as readonly PastEntry[];
  const formOf = (id: number, entry: PastEntry) => ({
    territory_id: String(id),
    history_id: String(entry.history_id),
    output_number: String(entry.output_number),
    release_date: entry.release_date,
    return_date: entry.return_date ?? '',
    user_id: String(entry.user_id ?? ''),
    activity_id: String(entry.activity_id),
  });

  const holder = await userIdOf('DEMO Gestionnaire');
  const { territories } = (await get('/territory/list')) as { territories: { id: number }[] };
  for (const { id } of territories.toReversed()) {
    const entries = await entriesOf(id);
    const isOut = entries.some(({ exited }) => exited);
    if (isOut !== out || entries.length < least) continue;
    return {
      id,
      entries: () => entriesOf(id),
      edit: (entry, change) => post('/history/edit', { ...formOf(id, entry), ...change }),
      add: (day) =>
        post('/history/add', {
          territory_id: String(id),
          release_date: day,
          return_date: day,
          user_id: holder,
          activity_id: '1',
          action: 'add',
        }),
      remove: (entry) => post('/history/remove', formOf(id, entry)),
    };
  }
  throw new Error('The demo has such a territory.');
}

export const human = (day: string | null) => (day ?? '').split('-').toReversed().join('/');
