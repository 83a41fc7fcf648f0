import { describe, expect, it } from 'vitest';
import type { ServerStatus } from '#schema/generated.ts';
import { retryAbout, serverStatusView } from '#web/server-status/server-status.view.ts';

const sound: ServerStatus = {
  at: '2026-03-15T09:00:00Z',
  program: {
    version: '0.2.0',
    commit: 'abc1234',
    node: '20.19.0',
    startedAt: '2026-03-12T08:00:00Z',
  },
  database: {
    embedded: true,
    version: '18.4',
    bytes: 3_210_000_000,
    migrations: 14,
    lastMigration: '016_mails.sql',
  },
  disk: { free: 52e9, total: 1e12 },
  backup: { madeAt: '2026-03-15T02:00:00Z', fault: null },
  mails: { waiting: 0, failed: 0, fault: null },
  waitingJobs: 2,
  failed: 0,
  failedJobs: [],
  blocked: [],
  congregations: 1,
  people: 1090,
  presence: null,
};
const job = {
  id: '17',
  work: 'E-mail',
  congregation: 'Monaco',
  attempts: 5,
  since: '2026-03-15T06:00:00Z',
  nextTry: '2026-03-15T09:02:30Z',
  fault: 'Le serveur d’e-mails ne répond pas.',
};

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/gu, ' ');
const textsOf = (status: ServerStatus) =>
  Object.fromEntries(
    serverStatusView(status, false).facts.map(({ label, text }) => [label, plain(text)]),
  );

describe('the facts', () => {
  it('are said in French, with sizes and ages by the server’s clock [OWN-92]', () => {
    const { 'En marche depuis': since, 'Dernière sauvegarde': saved, ...facts } = textsOf(sound);
    expect(saved).toMatch(/^15 mars 2026.*\(il y a 7 heures\)$/u);
    expect(since).toMatch(/^12 mars 2026.*\(il y a 3 jours\)$/u);
    expect(facts).toEqual({
      Programme: '0.2.0 (abc1234), Node 20.19.0',
      'Base de données': 'PostgreSQL 18.4, fournie avec le programme',
      'Taille de la base': '3,21 Go',
      Migrations: '14, jusqu’à 016_mails.sql',
      Disque: '52 Go libres sur 1 To',
      'E-mails': 'Aucun en attente',
      'Travaux en attente': '2',
      'Bloqué par les navigateurs': 'Rien depuis le démarrage',
      'Sur ce serveur': '1 assemblée, 1 090 proclamateurs',
    });
    expect(serverStatusView(sound, false)).toMatchObject({ concerns: [], jobs: [], hidden: null });
  });

  it('say how much browsers blocked, and what most often [OWN-381]', () => {
    const blockedText = (...blocked: ServerStatus['blocked']) =>
      textsOf({ ...sound, blocked })['Bloqué par les navigateurs'];
    const one = { directive: 'script-src-elem', kind: 'inline', count: 9 };
    expect([
      blockedText(one),
      blockedText(one, { directive: 'img-src', kind: 'other-host', count: 1234 }),
      blockedText({ directive: 'connect-src', kind: 'own /grounds', count: 2 }),
      blockedText({ directive: 'other', kind: 'of-tomorrow', count: 2 }),
    ]).toEqual([
      '9 : script-src-elem, script ou style dans la page',
      '1 243, le plus souvent script-src-elem, script ou style dans la page (9)',
      '2 : connect-src, ce site, /grounds',
      '2 : autre règle, autre chose',
    ]);
  });

  it('say what runs from the sources, on a database of one’s own, where no disk is told [OWN-92]', () => {
    const facts = textsOf({
      ...sound,
      program: { ...sound.program, version: null, commit: null },
      database: { ...sound.database, embedded: false, bytes: 900, lastMigration: null },
      disk: null,
      mails: { waiting: 1, failed: 0, fault: null },
    });
    expect(facts).toMatchObject({
      Programme: 'depuis les sources, Node 20.19.0',
      'Base de données': 'PostgreSQL 18.4, de DATABASE_URL',
      'Taille de la base': '1 ko',
      Migrations: '14',
      'E-mails': '1 en attente',
    });
    expect(facts).not.toHaveProperty('Disque');
  });

  it('deserve attention when no backup was made, or none for two days; without a list of them nothing is said [OWN-92]', () => {
    const savedAt = (madeAt: string | null) =>
      serverStatusView({ ...sound, backup: { madeAt, fault: null } }, false);
    const of = ({ facts }: ReturnType<typeof serverStatusView>) =>
      facts.find(({ label }) => label === 'Dernière sauvegarde');
    expect(savedAt(null).concerns.map(plain)).toEqual([
      'Aucune sauvegarde n’a encore été faite : ce que contient ce serveur n’existe qu’une fois.',
    ]);
    expect(of(savedAt(null))).toMatchObject({ text: 'Aucune', alarming: true });
    expect(savedAt('2026-03-12T09:00:00Z').concerns.map(plain)).toEqual([
      'Dernière sauvegarde il y a 3 jours : elle devrait se faire chaque jour.',
    ]);
    expect(savedAt('2026-03-13T10:00:00Z').concerns).toEqual([]);
    expect(of(serverStatusView({ ...sound, backup: null }, false))).toBe(undefined);
  });

  it('deserve attention while the daily backup fails, however young the newest is [OWN-92]', () => {
    const fault = 'Le disque des sauvegardes est plein.';
    const backup = { madeAt: '2026-03-15T02:00:00Z', fault };
    expect(serverStatusView({ ...sound, backup, failed: 1 }, false).concerns.map(plain)).toEqual([
      'La sauvegarde de chaque jour échoue. Le disque des sauvegardes est plein.',
      '1 travail a échoué : la liste est ci-dessous.',
    ]);
  });

  it('deserve attention when the disk is nearly full, and when mails or jobs fail [OWN-92]', () => {
    const { facts, concerns } = serverStatusView(
      {
        ...sound,
        disk: { free: 400_000_000, total: 1e12 },
        mails: { waiting: 3, failed: 2, fault: job.fault },
        failed: 3,
        failedJobs: [job],
      },
      false,
    );
    expect(facts.filter(({ alarming }) => alarming).map(({ label }) => label)).toEqual([
      'Disque',
      'E-mails',
    ]);
    expect(concerns.map(plain)).toEqual([
      'Il ne reste que 400 Mo sur le disque : fais de la place avant que le serveur ne s’arrête.',
      'Des e-mails ne partent pas. Le serveur d’e-mails ne répond pas.',
      '1 travail a échoué : la liste est ci-dessous.',
    ]);
  });
});

describe('a server without a mail server', () => {
  it('says that mails are kept, and is not called sound [OWN-263]', () => {
    const { facts, concerns } = serverStatusView(sound, true);
    expect(facts.find(({ label }) => label === 'E-mails')).toEqual({
      label: 'E-mails',
      text: 'Aucun serveur de messagerie\u202F: gardés, non envoyés',
      alarming: true,
    });
    expect(concerns.map(plain)).toEqual([
      'Aucun serveur de messagerie : les e-mails sont gardés en fichiers sur le serveur, aucun n’est envoyé. SMTP_URL le donne au programme.',
    ]);
  });
});

describe('the failed jobs', () => {
  it('say since when, and when they are tried again [OWN-93]', () => {
    const { jobs, hidden } = serverStatusView(
      {
        ...sound,
        failed: 140,
        failedJobs: [job, { ...job, id: '18', congregation: null, nextTry: null }],
      },
      false,
    );
    expect(jobs).toEqual([
      {
        ...job,
        sinceHuman: 'il y a 3 heures',
        nextTryHuman: 'dans 2 minutes',
      },
      {
        ...job,
        id: '18',
        congregation: '',
        nextTry: '',
        sinceHuman: 'il y a 3 heures',
        nextTryHuman: 'Abandonné',
      },
    ]);
    expect(hidden && plain(hidden)).toBe('Les 2 plus anciens sont affichés, sur 140.');
  });

  it('are named below the question, one or all of them [OWN-93]', () => {
    const ofNone = { ...job, id: '18', congregation: null };
    const { jobs } = serverStatusView({ ...sound, failed: 12, failedJobs: [job, ofNone] }, false);
    expect(retryAbout(null, jobs, 12)).toBe(undefined);
    expect(retryAbout({ jobId: '17' }, jobs, 12)).toBe('E-mail (Monaco)');
    expect(retryAbout({ jobId: '18' }, jobs, 12)).toBe('E-mail');
    expect(retryAbout({ jobId: '99' }, jobs, 12)).toBe(undefined);
    expect(retryAbout({ jobId: null }, jobs, 12)).toBe('12\u00A0travaux en échec');
  });
});
