import type { Temporal } from 'temporal-polyfill';
import { openDatabase } from '../parts/db/database.ts';
import { boundPasskeys } from '../parts/sessions/bound-passkeys.ts';
import { examineServer, mailJobs } from './doctor-server.ts';
import { filesSentences, serverSentences } from './doctor-server.texts.ts';
import { failingJobs } from './doctor.queries.ts';
import { doctorTexts } from './doctor.texts.ts';
import { examineFiles, type Place } from './files.ts';
import { examineAll, mailsWithoutJob } from './doctor.ts';
import { rowsUnreadable } from './schema.rules.ts';

interface Diagnosis {
  /** A sentence for each finding; empty when all is in order. */
  readonly findings: readonly string[];
  /** The last lines: how many there are and what to do, or that all is in order. */
  readonly conclusion: readonly string[];
}

/**
 * Examines a database as the role that connects, and the files at a place; changes nothing (OWN-94,
 * OWN-95).
 */
export async function diagnose(
  connectionString: string,
  today: Temporal.PlainDate,
  place?: Place,
): Promise<Diagnosis> {
  const database = openDatabase(connectionString);
  try {
    const server = await examineServer(connectionString);
    if (rowsUnreadable(server.schema)) {
      const findings = serverSentences(server);
      return {
        findings,
        conclusion: [doctorTexts.found(findings.length), doctorTexts.rowsUnread],
      };
    }
    const migrated = server.migrations.missing.length === 0;
    const examined = await examineAll(database, today, migrated);
    const jobs = migrated ? await mailJobs(connectionString) : new Set<string>();
    const lost = await mailsWithoutJob(database, examined, jobs);
    const files = place && migrated ? await examineFiles(database, place) : null;
    const failing = await database.asSite(failingJobs);
    const bound = migrated ? await boundPasskeys(database) : [];
    const names = new Map(examined.map(({ congregation: { id, name } }) => [id, name]));
    const findings = [
      ...serverSentences(server),
      ...(files ? filesSentences(files) : []),
      ...examined.flatMap((one) => [
        ...one.findings.map((finding) => doctorTexts.finding(one.congregation.name, finding)),
        ...one.traces.map((finding) => doctorTexts.trace(one.congregation.name, finding)),
      ]),
      ...lost.map(({ congregation, mails }) =>
        doctorTexts.mailsWithoutJob(congregation.name, mails),
      ),
      ...failing.map((job) => doctorTexts.failing(names.get(job.congregation ?? 0) ?? null, job)),
    ];
    const locks = bound.map((one) => doctorTexts.boundPasskeys(one));
    if (findings.length === 0) {
      return { findings, conclusion: [...locks, doctorTexts.inOrder(examined)] };
    }
    const troubles = examined.flatMap((one) => [...one.findings, ...one.traces]);
    const kinds = new Set(troubles.map(({ trouble }) => trouble));
    return {
      findings,
      conclusion: [
        ...locks,
        doctorTexts.found(findings.length),
        ...doctorTexts.remedies(kinds),
        ...(failing.length > 0 ? [doctorTexts.retryJobs] : []),
      ],
    };
  } finally {
    await database.end();
  }
}
