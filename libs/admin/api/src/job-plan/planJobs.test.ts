import { expect, test } from 'vitest';
import { planJobs, type TargetRow } from './planJobs.ts';

const now = new Date('2026-11-27T12:00:00Z');
const hours = (count: number) => now.getTime() + count * 3_600_000;

const runs = { isActive: true, revision: 2, whenPassed: 'run' } as const;
const skips = { ...runs, whenPassed: 'skip' } as const;

function target(runAt: number | null, more: Partial<TargetRow> = {}): TargetRow {
  return {
    ...{ targetId: 'T1', reference: 'BK-1', title: 'Acme', whyOver: null, isDone: false, job: null },
    lateJobId: null,
    ...{ value: runAt, runAt, effectKey: runAt === null ? null : `W/T1/startsAt/${runAt}` },
    ...more,
  };
}

const job = (runAt: number, status = 'scheduled', workflowVersion = 2) => ({
  ...{ id: 'J1', status, runAt, effectKey: `W/T1/startsAt/${runAt}`, workflowVersion },
});

/** A plan in words, for one target. */
function said(workflow: Parameters<typeof planJobs>[0], row: TargetRow): string {
  const { made, moved, canceled, blocked } = planJobs(workflow, [row], now);
  const timed = (what: string) => (one: { status: string; message: string | null }) =>
    `${what} ${one.status}: ${one.message ?? '-'}`;
  const stopped = (what: string) => (one: { message: string }) => `${what}: ${one.message}`;
  const all = [
    ...made.map(timed('made')),
    ...moved.map(timed('moved')),
    ...canceled.map(stopped('canceled')),
    ...blocked.map(stopped('blocked')),
  ];
  return all.join('; ') || 'nothing';
}

test.each([
  ['a time to come makes a job', runs, target(hours(5)), 'made scheduled: -'],
  ['a time just past runs at once', runs, target(hours(-5)), 'made scheduled: -'],
  [
    'a time just past is skipped when the workflow says so',
    skips,
    target(hours(-5)),
    'made skipped: Skipped: its time had passed. It was to run at 27 Nov 2026 07:00.',
  ],
  ['a time longer past than the window makes no job', runs, target(hours(-25)), 'nothing'],
  ['an empty property makes no job', runs, target(null), 'nothing'],
  [
    'an empty property blocks the job',
    runs,
    target(null, { job: job(hours(5)) }),
    'blocked: The moment from which it counts is not known.',
  ],
  ['a blocked job stays blocked', runs, target(null, { job: job(hours(5), 'blocked') }), 'nothing'],
  [
    'a property that is filled again releases it',
    runs,
    target(hours(5), { job: job(hours(5), 'blocked') }),
    'moved scheduled: -',
  ],
  ['nothing new changes nothing', runs, target(hours(5), { job: job(hours(5)) }), 'nothing'],
  ['another time moves the job', runs, target(hours(9), { job: job(hours(5)) }), 'moved scheduled: -'],
  [
    'a disabled job moves and stays disabled',
    runs,
    target(hours(9), { job: job(hours(5), 'disabled') }),
    'moved disabled: -',
  ],
  [
    'a disabled job stays disabled while its workflow is off',
    { ...runs, isActive: false },
    target(hours(5), { job: job(hours(5), 'disabled') }),
    'nothing',
  ],
  [
    'a disabled job stays disabled while its moment is not known',
    runs,
    target(null, { job: job(hours(5), 'disabled') }),
    'nothing',
  ],
  [
    'another version moves the job',
    runs,
    target(hours(5), { job: job(hours(5), 'scheduled', 1) }),
    'moved scheduled: -',
  ],
  ['a running job is left alone', runs, target(hours(9), { job: job(hours(5), 'running') }), 'nothing'],
  [
    'a job moved far into the past missed its window',
    runs,
    target(hours(-30), { job: job(hours(5)) }),
    'moved skipped: Skipped: missed its window. It was to run at 26 Nov 2026 06:00.',
  ],
  [
    'a canceled target cancels its job with the reason',
    runs,
    target(hours(5), { whyOver: 'The class is canceled.', job: job(hours(5)) }),
    'canceled: The class is canceled.',
  ],
  ['a canceled target gets no job', runs, target(hours(5), { whyOver: 'The class is canceled.' }), 'nothing'],
  ['what was done for a moment is not done again', runs, target(hours(5), { isDone: true }), 'nothing'],
  [
    'a job that moves to a moment that is done ends',
    runs,
    target(hours(5), { isDone: true, job: job(hours(9)) }),
    'canceled: This workflow has already run for this moment.',
  ],
  [
    'a workflow that is off cancels its jobs',
    { ...runs, isActive: false },
    target(hours(5), { job: job(hours(5)) }),
    'canceled: The workflow was switched off.',
  ],
  ['a workflow that is off makes none', { ...runs, isActive: false }, target(hours(5)), 'nothing'],
] as const)('ADM-07 %s', (_what, workflow, row, words) => {
  expect(said(workflow, row)).toBe(words);
});
