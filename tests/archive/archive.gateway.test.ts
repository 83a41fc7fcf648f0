import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoleId } from '../../backend/parts/permissions/permissions.ts';
import { forbiddenTo } from '../support/forbidden.ts';
import { aCongregation, aUser } from '../support/builders.ts';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';
import { openWorld, type World } from '../support/world.ts';

const exporting = `mutation { outcome: exportCongregation(congregationId: "7") {
  __typename
  ... on Archive { filename mime base64 }
  ... on Refusal { message severity }
} }`;
const importing = `mutation ($file: File!) { outcome: importCongregation(archive: $file, name: "Port") {
  __typename
  ... on CongregationSaved { congregationId notice { text timeout } }
  ... on Refusal { message severity }
} }`;

describe('an archive through the gateway', () => {
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

  const sendZip = (type: string) =>
    backend.answerWith((_call, response) => {
      const name = "filename*=UTF-8''Cap%20d%E2%80%99Ail.zip";
      response.writeHead(200, {
        'content-type': type,
        'content-disposition': `attachment; ${name}`,
      });
      response.end(Buffer.from('PK\u0005\u0006', 'latin1'));
    });

  it('is requested by id, and arrives unchanged', async () => {
    sendZip('application/zip');
    expect(await gateway.query(exporting, 'a.b')).toEqual({
      data: {
        outcome: {
          __typename: 'Archive',
          filename: 'Cap d’Ail.zip',
          mime: 'application/zip',
          base64: 'UEsFBg==',
        },
      },
    });
    expect(backend.calls).toMatchObject([
      { method: 'POST', path: '/congregation/archive/export', body: 'congregation_id=7' },
    ]);
  });

  it('that is no zip is a bad answer; a refusal stays a refusal', async () => {
    sendZip('application/pdf');
    expect(await gateway.query(exporting, 'a.b')).toMatchObject({
      errors: [{ extensions: { code: 'BACKEND_BAD_RESPONSE' } }],
    });
    const message = 'Cette assemblée n’existe pas.';
    backend.answerJson({ success: false, message, message_type: 'error' });
    expect(await gateway.query(exporting, 'a.b')).toEqual({
      data: { outcome: { __typename: 'Refusal', message, severity: 'error' } },
    });
  });

  it('goes to the backend as a form with the file, and comes back as a congregation', async () => {
    backend.answerJson({
      success: true,
      congregation_id: 9,
      snackbar_text: 'Bien.',
      snackbar_timeout: 0,
    });
    expect(await gateway.query(importing, 'a.b')).toEqual({
      data: {
        outcome: {
          __typename: 'CongregationSaved',
          congregationId: '9',
          notice: { text: 'Bien.', timeout: 0 },
        },
      },
    });
    const [call] = backend.calls;
    expect(call?.path).toBe('/congregation/archive/import');
    expect(call?.headers['content-type']).toMatch(/^multipart\/form-data/u);
    expect(call?.body).toContain('name="name"\r\n\r\nPort\r\n');
    expect(call?.body).toContain('name="archive"; filename="a.geojson"');
    expect(call?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/u);
    expect(call?.body).toContain('name="leave_out"\r\n\r\nn\r\n');
    backend.answerJson({ success: false, message: 'users.ndjson, ligne 3\u202F: …' });
    expect(await gateway.query(importing, 'a.b')).toEqual({
      data: {
        outcome: {
          __typename: 'Refusal',
          message: 'users.ndjson, ligne 3\u202F: …',
          severity: 'error',
        },
      },
    });
  });
});

describe('the offer to leave out the site’s administrator', () => {
  it('comes back with the refusal, and goes with the next call [OWN-132]', async () => {
    const backend = await openStubBackend();
    const gateway = await openGateway(backend.url, { operations: 'open' });
    const asked = importing
      .replace('name: "Port"', 'name: "Port", leaveOut: true')
      .replace('message severity', 'forceOffered');
    backend.answerJson({ success: false, message: '…', leave_out_switch: true });
    expect(await gateway.query(asked, 'a.b')).toEqual({
      data: { outcome: { __typename: 'Refusal', forceOffered: 'leaveOut' } },
    });
    expect(backend.calls[0]?.body).toContain('name="leave_out"\r\n\r\ny\r\n');
    await gateway.close();
    await backend.close();
  });
});

describe('the two fields of an archive', () => {
  const matrix = [
    ['exportCongregation', exporting, { 5: false, 4: false, 3: false, 2: true, 1: true }],
    ['importCongregation', importing, { 5: false, 4: false, 3: false, 2: false, 1: true }],
  ] as const;
  const roles: readonly RoleId[] = [5, 4, 3, 2, 1];
  let world: World;
  let gateway: TestGateway;
  const tokens = new Map<RoleId, string>();

  beforeAll(async () => {
    world = await openWorld();
    gateway = await openGateway(world.url, { operations: 'open' });
    await aCongregation(world);
    for (const role of roles) {
      await aUser(world, { id: role, login: `DEMO Rôle ${role}`, role });
      tokens.set(role, await world.signIn(`DEMO Rôle ${role}`));
    }
  });
  afterAll(async () => {
    await gateway.close();
    await world.close();
  });

  it.each(matrix)(
    '%s is forbidden where the table says so, and nowhere else',
    async (_, text, may) => {
      for (const role of roles) {
        const { data } = await gateway.query(text, tokens.get(role));
        const refused = { __typename: 'Refusal', message: forbiddenTo(role), severity: 'error' };
        if (may[role]) expect(data?.['outcome']).not.toEqual(refused);
        else expect(data).toEqual({ outcome: refused });
      }
      expect(await gateway.query(text)).toMatchObject({
        errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
      });
    },
  );
});
