import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

describe('the history through the gateway', () => {
  let backend: StubBackend;
  let gateway: TestGateway;

  beforeAll(async () => {
    backend = await openStubBackend();
    gateway = await openGateway(backend.url, { operations: 'open' });
  });
  afterAll(async () => {
    await gateway.close();
    await backend.close();
  });

  const ask = (text: string) => gateway.query(text, 'a.b.c');
  const called = () => backend.calls.map(({ method, path, body }) => [method, path, body]);
  const told = { success: true, snackbar: true, snackbar_text: 'Fait.', snackbar_color: 'success' };

  const wireEntry = {
    history_id: 123,
    output_number: 3,
    release_date: '2025-06-01',
    return_date: '2025-07-01',
    login: 'DEMO Ancien',
    activity: 'Invitation',
    css_class: 'row-out',
    user_id: 6,
    activity_id: 3,
    exited: false,
    version: 700,
  };
  const history = `{ territoryHistory(territoryId: "12") { canEdit today histories {
    historyId outputNumber releaseDate returnDate login activity cssClass userId activityId exited version
  } } }`;

  it('every field of an entry arrives under its own name [HED-01, HED-03, REST-22]', async () => {
    backend.answerJson({
      success: true,
      can_edit: true,
      today: '2026-03-15',
      histories: [wireEntry],
    });
    expect(await ask(history)).toEqual({
      data: {
        territoryHistory: {
          canEdit: true,
          today: '2026-03-15',
          histories: [
            {
              historyId: '123',
              outputNumber: 3,
              releaseDate: '2025-06-01',
              returnDate: '2025-07-01',
              login: 'DEMO Ancien',
              activity: 'Invitation',
              cssClass: 'row-out',
              userId: '6',
              activityId: '3',
              exited: false,
              version: '700',
            },
          ],
        },
      },
    });
    expect(called()).toEqual([['GET', '/history/view/12', '']]);
  });

  it('a backend without our additional fields is accepted [REST-22, DC-01]', async () => {
    const { version: _, css_class: __, ...bare } = wireEntry;
    const open = { ...bare, user_id: null, return_date: null, exited: true };
    backend.answerJson({ success: true, histories: [open] });
    expect(await ask(history)).toMatchObject({
      data: {
        territoryHistory: {
          canEdit: false,
          today: null,
          histories: [{ userId: null, returnDate: null, cssClass: '', version: null }],
        },
      },
    });
  });

  it('an id stays one segment of the path [RG-06]', async () => {
    backend.answerJson({ success: false, message: 'Ce territoire n’existe pas.' });
    await ask('{ territoryHistory(territoryId: "../user/list?x=1") { canEdit } }');
    expect(called()).toEqual([['GET', '/history/view/..%2Fuser%2Flist%3Fx%3D1', '']]);
  });

  const last = `{ lastHistoryEntry(territoryId: "12") {
    historyId outputNumber releaseDate returnDate exited userId activityId version activities { id name }
  } }`;

  it('the latest entry is read with every activity [HED-04, REST-23]', async () => {
    const { login: _, activity: __, css_class: ___, ...entry } = wireEntry;
    backend.answerJson({ success: true, ...entry, activities: [{ id: 1, name: 'Porte à porte' }] });
    expect(await ask(last)).toEqual({
      data: {
        lastHistoryEntry: {
          historyId: '123',
          outputNumber: 3,
          releaseDate: '2025-06-01',
          returnDate: '2025-07-01',
          exited: false,
          userId: '6',
          activityId: '3',
          version: '700',
          activities: [{ id: '1', name: 'Porte à porte' }],
        },
      },
    });
    expect(called()).toEqual([['POST', '/history/last', 'territory_id=12']]);
    expect(backend.calls[0]?.headers['idempotency-key']).toBeUndefined();
  });

  it('without a history there is no entry [B-65, REST-23]', async () => {
    backend.answerJson({ success: true, history_id: null, activities: [] });
    expect(await ask(last)).toEqual({
      data: {
        lastHistoryEntry: {
          historyId: null,
          outputNumber: null,
          releaseDate: null,
          returnDate: null,
          exited: false,
          userId: null,
          activityId: null,
          version: null,
          activities: [],
        },
      },
    });
  });

  it('the activities are a query of their own [REST-27]', async () => {
    backend.answerJson({ success: true, activities: [{ id: 2, name: 'Campagne' }] });
    expect(await ask('{ activities { id name } }')).toEqual({
      data: { activities: [{ id: '2', name: 'Campagne' }] },
    });
    expect(called()).toEqual([['GET', '/history/activity', '']]);
  });

  const edit = (more: string) => `mutation { editHistoryEntry(form: {
    territoryId: "12", historyId: "123", outputNumber: 3, releaseDate: "2025-06-01", activityId: "3" ${more}
  }) { __typename ... on Done { notice { text } } ... on Refusal { message severity forceOffered } } }`;
  const sent =
    'territory_id=12&history_id=123&output_number=3&release_date=2025-06-01&return_date=2025-07-01&user_id=6&activity_id=3';

  it('an edit sends the documented form, and our additional fields only when given [HED-08, REST-24]', async () => {
    backend.answerJson(told);
    const both = 'returnDate: "2025-07-01", userId: "6"';
    expect(await ask(edit(both))).toEqual({
      data: { editHistoryEntry: { __typename: 'Done', notice: { text: 'Fait.' } } },
    });
    await ask(edit(`${both}, version: "700"`));
    await ask(edit(`${both}, version: "700", forceOverwrite: true`));
    await ask(edit(''));
    expect(called()).toEqual([
      ['POST', '/history/edit', sent],
      ['POST', '/history/edit', `${sent}&version=700`],
      ['POST', '/history/edit', `${sent}&version=700&force_overwrite=y`],
      [
        'POST',
        '/history/edit',
        'territory_id=12&history_id=123&output_number=3&release_date=2025-06-01&return_date=&user_id=&activity_id=3',
      ],
    ]);
  });

  it('the second of two savers may overwrite [B-66, B-93]', async () => {
    backend.answerJson({
      success: false,
      message: 'Plus vite.',
      message_type: 'warning',
      overwrite_switch: true,
    });
    expect(await ask(edit(''))).toEqual({
      data: {
        editHistoryEntry: {
          __typename: 'Refusal',
          message: 'Plus vite.',
          severity: 'warning',
          forceOffered: 'overwrite',
        },
      },
    });
  });

  it('a removal sends the entry with its number [HED-12, REST-25]', async () => {
    backend.answerJson(told);
    await ask(
      'mutation { removeHistoryEntry(territoryId: "12", historyId: "123", outputNumber: 3) { __typename } }',
    );
    expect(called()).toEqual([
      ['POST', '/history/remove', 'territory_id=12&history_id=123&output_number=3'],
    ]);
  });

  it.each([
    ['version: "700"', '&version=700'],
    ['version: null', ''],
  ])(
    'reopening sends the entry, with the version that was read: %s [OWN-236]',
    async (given, sent) => {
      backend.answerJson(told);
      await ask(
        `mutation { reopenHistoryEntry(territoryId: "12", historyId: "123", ${given}) { __typename } }`,
      );
      expect(called()).toEqual([
        ['POST', '/history/reopen', `territory_id=12&history_id=123${sent}`],
      ]);
    },
  );

  const add = `mutation { addHistoryEntry(form: {
    territoryId: "12", releaseDate: "2025-06-01", returnDate: "2025-07-01", userId: "6", activityId: "3"
  }) {
    __typename
    ... on HistoryEntryAdded { outputNumber releaseDate showHistory notice { text } }
    ... on Refusal { message }
  } }`;

  it('a past entry is added with its action, and the answer has the proposal for the next [TADD-18, REST-26]', async () => {
    backend.answerJson({
      ...told,
      output_number: 4,
      release_date: '2025-07-01',
      show_history: true,
    });
    expect(await ask(add)).toEqual({
      data: {
        addHistoryEntry: {
          __typename: 'HistoryEntryAdded',
          outputNumber: 4,
          releaseDate: '2025-07-01',
          showHistory: true,
          notice: { text: 'Fait.' },
        },
      },
    });
    expect(called()).toEqual([
      [
        'POST',
        '/history/add',
        'territory_id=12&release_date=2025-06-01&return_date=2025-07-01&user_id=6&activity_id=3&action=add',
      ],
    ]);
    backend.answerJson({ success: false, message: 'Non.' });
    expect(await ask(add)).toEqual({
      data: { addHistoryEntry: { __typename: 'Refusal', message: 'Non.' } },
    });
  });
});
