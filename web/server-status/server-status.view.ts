import type {
  BlockedCount,
  FailedJob,
  RunningProgram,
  ServerBackup,
  ServerStatus,
} from '#schema/generated.ts';
import { backupOldAfterHours } from '#schema/limits.ts';
import { sizeText } from '../parts/texts/size.ts';
import { serverStatusTexts as texts } from './server-status.texts.ts';

export interface Fact {
  readonly label: string;
  readonly text: string;
  /** Something to look at. */
  readonly alarming?: boolean;
}

export interface JobRow {
  readonly id: string;
  readonly work: string;
  /** '' for a job of none, or of one that is gone. */
  readonly congregation: string;
  readonly fault: string;
  readonly attempts: number;
  /** ISO instants, to sort by; '' for a job that was given up. */
  readonly since: string;
  readonly nextTry: string;
  readonly sinceHuman: string;
  readonly nextTryHuman: string;
}

/** Less free disk than this deserves attention. */
const leastFree = { bytes: 1e9, share: 0.05 };

/** The state of the server as facts, what deserves attention, and the failed jobs (OWN-92). */
export function serverStatusView(status: ServerStatus, mailsKept: boolean) {
  const { program, database, disk, backup, mails } = status;
  const crowded =
    disk !== null && (disk.free < leastFree.bytes || disk.free < disk.total * leastFree.share);
  const saved = backup && savedView(backup, status.at);
  const facts: readonly Fact[] = [
    { label: texts.program, text: versionOf(program) },
    {
      label: texts.running,
      text: `${when(program.startedAt)} (${ago(program.startedAt, status.at)})`,
    },
    { label: texts.database, text: texts.postgres(database.version, database.embedded) },
    { label: texts.size, text: sizeText(database.bytes) },
    {
      label: texts.migrations,
      text: texts.migrated(database.migrations, database.lastMigration),
    },
    ...(disk === null
      ? []
      : [
          {
            label: texts.disk,
            text: texts.free(sizeText(disk.free), sizeText(disk.total)),
            alarming: crowded,
          },
        ]),
    ...(saved ? [saved.fact] : []),
    {
      label: texts.mails,
      text: mailsKept ? texts.mailsKept : texts.mailsOf(mails.waiting, mails.failed),
      alarming: mailsKept || mails.failed > 0,
    },
    { label: texts.jobs, text: String(status.waitingJobs) },
    { label: texts.blocked, text: blockedText(status.blocked) },
    { label: texts.site, text: texts.inhabitants(status.congregations, status.people) },
  ];
  return {
    facts,
    concerns: [
      ...(crowded ? [texts.littleRoom(sizeText(disk.free))] : []),
      ...(saved?.concern ? [saved.concern] : []),
      ...(backup?.fault ? [texts.backupFails(backup.fault)] : []),
      ...(mailsKept ? [texts.noMailServer] : []),
      ...(mails.fault === null ? [] : [texts.mailsFail(mails.fault)]),
      ...(status.failed > mails.failed ? [texts.jobsFail(status.failed - mails.failed)] : []),
    ],
    presence: status.presence ?? [],
    jobs: status.failedJobs.map((job) => jobRow(job, status.at)),
    hidden:
      status.failed > status.failedJobs.length
        ? texts.onlyOldest(status.failedJobs.length, status.failed)
        : null,
  };
}

function savedView({ madeAt }: ServerBackup, now: string) {
  const label = texts.backup;
  if (madeAt === null) {
    return { fact: { label, text: texts.noBackup, alarming: true }, concern: texts.neverSaved };
  }
  const since = ago(madeAt, now);
  const stale = Date.parse(now) - Date.parse(madeAt) > backupOldAfterHours * 3_600_000;
  const fact: Fact = { label, text: `${when(madeAt)} (${since})`, alarming: stale };
  return { fact, concern: stale ? texts.savedLongAgo(since) : null };
}

function blockedText(blocked: readonly BlockedCount[]): string {
  const [most] = blocked;
  if (!most) return texts.nothingBlocked;
  const all = blocked.reduce((sum, { count }) => sum + count, 0);
  const directive = most.directive === 'other' ? texts.otherDirective : most.directive;
  return texts.blockedMost(all, directive, kindText(most.kind), most.count);
}

const kindText = (kind: string): string =>
  kind.startsWith('own /')
    ? texts.ownPath(kind.slice('own '.length))
    : (texts.blockedKinds.get(kind) ?? texts.otherKind);

const versionOf = ({ version, commit, node }: RunningProgram): string => {
  const own = version === null ? texts.ofSources : [version, commit && `(${commit})`];
  return `${[own].flat().filter(Boolean).join(' ')}, Node ${node}`;
};

const jobRow = (job: FailedJob, now: string): JobRow => ({
  id: job.id,
  work: job.work,
  congregation: job.congregation ?? '',
  fault: job.fault,
  attempts: job.attempts,
  since: job.since,
  nextTry: job.nextTry ?? '',
  sinceHuman: ago(job.since, now),
  nextTryHuman: job.nextTry === null ? texts.givenUp : ago(job.nextTry, now),
});

/** What the question is about: one job, or all of them. */
export function retryAbout(
  asked: { readonly jobId?: string | null } | null,
  jobs: readonly JobRow[],
  failed: number,
): string | undefined {
  if (asked === null) return undefined;
  if (!asked.jobId) return texts.aboutAll(failed);
  const job = jobs.find(({ id }) => id === asked.jobId);
  return job && texts.aboutOne(job.work, job.congregation);
}

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'short' });
const when = (instant: string): string => day.format(new Date(instant));

const relative = new Intl.RelativeTimeFormat('fr-FR');
const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** `il y a 3 heures`, `dans 2 minutes`; by the server's clock. */
function ago(instant: string, now: string): string {
  const seconds = Math.round((Date.parse(instant) - Date.parse(now)) / 1000);
  const [unit, length] = units.find(([, one]) => Math.abs(seconds) >= one) ?? ['second', 1];
  return relative.format(Math.trunc(seconds / length), unit);
}
