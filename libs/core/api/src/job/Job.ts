import { builder, implementNode, jobNamed, many, staff } from '@console/api-kit';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { JobStatus } from '../enumerations.ts';
import { Job } from '../nodes.ts';
import { job, jobOutcome } from '../tables.ts';
import { JobOutcome } from './JobOutcome.ts';
import { ownOrAdministrators } from './lockOwnJob.ts';

const outcomes = {
  of: () => JobOutcome,
  by: jobOutcome.jobId,
  order: { position: jobOutcome.position },
  defaultOrder: { position: 'ASC' },
} as const;

implementNode(Job, {
  description: 'Long work that a user has started. It goes on when the user leaves the screen, and after a crash.',
  rule: ownOrAdministrators,
  // Whoever hears that some job changed learns nothing about it.
  hears: staff,
  audit: true,
  lookup: 'job',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the work: importDelegates.' }),
    target: t.exposeID('target', { nullable: true, description: 'The id of the record that the work is about.' }),
    status: t.expose('status', { type: JobStatus }),
    done: t.int({
      description: 'How far the job is, of the total.',
      columns: ['done', 'reported'],
      resolve: ({ done, reported }) => reported ?? done,
    }),
    total: t.exposeInt('total', { nullable: true, description: 'Null as long as nobody knows.' }),
    result: t.expose('result', { type: 'JSON', nullable: true, description: 'What has come of it so far.' }),
    message: t.exposeString('message', { nullable: true, description: 'Why the job has failed, as a sentence.' }),
    endsEarly: t.boolean({
      description: 'Whether it can be canceled under way, because each of its steps stands for itself.',
      columns: ['name'],
      resolve: ({ name }) => jobNamed(name)?.endsEarly ?? false,
    }),
    outcomes: many(t, {
      ...outcomes,
      description: 'What became of each record, for work that is about many.',
    }),
    refusals: many(t, {
      ...outcomes,
      only: isNotNull(jobOutcome.refusal),
      description: 'Only the outcomes of the records that were refused.',
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.queryField('latestJob', (t) =>
  t.field({
    type: Job.ref,
    nullable: true,
    rule: staff,
    description:
      "The viewer's newest job for a record, of this name or of any. A screen finds its work by it after a reload.",
    args: { name: t.arg.string(), target: t.arg.id({ required: true }) },
    resolve: async (_root, { name, target }, { database, viewer }) => {
      const named = name == null ? undefined : eq(job.name, name);
      const own = and(eq(job.createdBy, viewer.userId), named, eq(job.target, target));
      const [row] = await database.select().from(job).where(own).orderBy(desc(job.id)).limit(1);
      return row ?? null;
    },
  }),
);
