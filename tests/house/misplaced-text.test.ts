import { describe, expect, it } from 'vitest';
import { findingsIn, type Tree } from './findings-in.ts';

describe('text in the wrong place', () => {
  const misplaced = (tree: Tree) =>
    findingsIn('text in the wrong place', tree).map(({ file, line }) => `${file}:${line}`);

  it('includes a call to the gateway outside the client, and HTTP to the backend outside its module [DC-01, DC-02]', () => {
    expect(
      misplaced({
        'web/booking/a.ts': "\nawait fetch('/data.json');",
        'web/parts/graphql/client.ts': "fetch('/graphql');",
        'gateway/booking/a.ts': "import { request } from 'undici';",
        'gateway/parts/rest/rest.ts': "import { request } from 'undici';",
      }),
    ).toEqual(['web/booking/a.ts:2', 'gateway/booking/a.ts:1']);
  });

  it('includes SQL outside queries, French outside texts, and suppressions of TypeScript', () => {
    const sql = 'const all = `\n  select id\n  from users`;';
    expect(
      misplaced({
        'backend/users/users.routes.ts': sql,
        'backend/domain/people/users.queries.ts': sql,
        'web/users/Users.tsx': "/* réservé */\nconst label = 'Supprimé';",
        'web/users/users.texts.ts': "const label = 'Supprimé';",
        'machines/users/users.rules.ts': 'export default 1;\nlet id: any;\n  enum Role {}',
        'machines/users/users.machine.ts': "const guard = 'sessionEnded';",
      }),
    ).toEqual([
      'backend/users/users.routes.ts:1',
      'web/users/Users.tsx:2',
      'machines/users/users.rules.ts:1',
      'machines/users/users.rules.ts:2',
      'machines/users/users.rules.ts:3',
      'machines/users/users.machine.ts:1',
    ]);
  });
});
