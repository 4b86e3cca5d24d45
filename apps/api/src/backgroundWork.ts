import {
  EmailLog,
  Outbox,
  ScheduledJobs,
  type SmtpOptions,
  smtpMailer,
  WorkflowScheduledJob,
} from '@console/admin-api';
import {
  BackfillQueue,
  type Change,
  type ChangeFeed,
  type Clock,
  declaredBackfills,
  Job,
  JobQueue,
  type JobTimes,
  type NodeType,
  WorkLoop,
} from '@console/api-kit';
import type { Database } from '@console/api-kit/database';
import { findUser } from '@console/core-api';
import type { Logger } from 'pino';
import { causeOf } from './causeOf.ts';
import { logFailure } from './log.ts';

interface Options {
  database: Database;
  clock: Clock;
  log: Logger;
  feed: Pick<ChangeFeed, 'follow'>;
  times?: Partial<JobTimes>;
}

/** The mails that wait to be sent have a loop of their own, so that a slow mail server holds up nothing else. */
export function sendingOfMail({
  database,
  log,
  feed,
  smtp,
  home,
}: Omit<Options, 'clock' | 'times'> & { smtp: SmtpOptions | null; home: string }): WorkLoop {
  const outbox = new Outbox({
    database,
    mailer: smtp && smtpMailer(smtp),
    home,
    onError: (error, about) => logFailure(log, error, about),
  });
  const work = new WorkLoop({
    sources: [outbox],
    onError: (error) => log.error({ error: causeOf(error).message }, 'the waiting mail could not be read'),
  });
  wakeAt(feed, work, EmailLog);
  return work;
}

/** The work of this process that no request waits for. It begins as soon as a transaction that starts a job commits. */
export function backgroundWork({ database, clock, log, feed, times = {} }: Options): WorkLoop {
  const jobs = new JobQueue({
    database,
    findViewer: findUser,
    clock,
    times,
    onError: (error, about) => logFailure(log, error, about),
  });
  const backfills = new BackfillQueue({
    database,
    backfills: declaredBackfills(),
    onProgress: ({ name, filled, isComplete, leftOut }) => {
      log.info({ backfill: name, filled }, isComplete ? 'backfill completed' : 'backfill under way');
      if (leftOut) log.warn({ backfill: name, ids: leftOut }, 'backfill left out rows whose new key another row has');
    },
    onError: (error, backfill) => logFailure(log, error, { backfill }),
  });
  const scheduled = new ScheduledJobs({
    database,
    clock,
    onError: (error, about) => logFailure(log, error, about),
  });
  const work = new WorkLoop({
    sources: [jobs, scheduled, backfills],
    onError: (error) => log.error({ error: causeOf(error).message }, 'the waiting work could not be read'),
  });
  wakeAt(feed, work, Job);
  wakeAt(feed, work, WorkflowScheduledJob);
  return work;
}

/** Work looks for more as soon as a transaction that writes or touches a record of the type commits. */
function wakeAt(feed: Options['feed'], work: WorkLoop, { name, prefix }: Pick<NodeType, 'name' | 'prefix'>): void {
  const put = ({ records, touched }: Pick<Change, 'records' | 'touched'>) => {
    const isConcerned = records.some(({ type }) => type === name) || touched.some((id) => id.startsWith(`${prefix}/`));
    if (isConcerned) work.wake();
  };
  feed.follow({ put, putGap: () => work.wake() }, 0);
}
