import { defineMoves, defineStatuses, moveInput, movesFrom, recordsChosen, type ValueOf } from '@console/rules';
import * as z from 'zod/mini';
import * as icons from './icons.ts';

/** The states of a scheduled job, letter for letter (C§3). An unknown one is displayed as 'Unknown Status' (C§4). */
const known = defineStatuses({
  scheduled: { label: 'Scheduled', tone: 'neutral', icon: icons.Hourglass16 },
  pending: { label: 'Pending', tone: 'neutral', icon: icons.Clock16 },
  blocked: { label: 'Blocked', tone: 'warning', icon: icons.Warning16 },
  queued: { label: 'Queued', tone: 'neutral', icon: icons.Hourglass16 },
  running: { label: 'Running', tone: 'brand', icon: icons.Hourglass16 },
  retrying: { label: 'Retrying', tone: 'warning', icon: icons.Warning16 },
  completed: { label: 'Completed', tone: 'success', icon: icons.CheckmarkCircle16 },
  skipped: { label: 'Skipped', tone: 'outline', icon: icons.Prohibited16 },
  failed: { label: 'Failed', tone: 'danger', icon: icons.ErrorCircle16 },
  timeout: { label: 'Timed out', tone: 'danger', icon: icons.ErrorCircle16 },
  disabled: { label: 'Disabled', tone: 'outline', icon: icons.Prohibited16 },
  canceled: { label: 'Canceled', tone: 'outline', icon: icons.SubtractCircle16 },
});
export type ScheduledJobStatus = ValueOf<typeof known>;

const unknownLook = { label: 'Unknown Status', tone: 'neutral' } as const;
const lookOf = (status: string) => (known.of(status) === undefined ? unknownLook : known.lookOf(status));

export const scheduledJobStatuses: typeof known = { ...known, lookOf, labelOf: (status) => lookOf(status).label };

/**
 * What may be done to a job in each state: the one table of `runnable` and `statusChangeAllowed`. All other states follow from the
 * clock, the target and the result.
 */
export const scheduledJobMoves = defineMoves<ScheduledJobStatus>()({
  subject: 'job',
  states: scheduledJobStatuses.labels,
  moves: {
    run: {
      label: 'Run now',
      from: ['scheduled', 'pending', 'retrying', 'skipped', 'failed', 'timeout'],
      to: 'queued',
      effect: 'runs it at once, also when its window is over; its condition is checked, and its effect is made once',
    },
    disable: {
      label: 'Disable',
      from: ['scheduled', 'pending', 'blocked', 'queued', 'retrying'],
      to: 'disabled',
      effect: 'keeps it from running until it is enabled',
    },
    enable: {
      label: 'Enable',
      from: ['disabled'],
      to: 'pending',
      effect: 'lets it run when its time comes',
    },
  },
});
export type ScheduledJobMove = keyof (typeof scheduledJobMoves)['moves'];

/** The moves that the state of a job allows. */
export const movesOfJob = ({ status }: { readonly status: string }): ScheduledJobMove[] =>
  movesFrom(scheduledJobMoves, status);

/** Whether a job in this state may be run by hand (C§4). */
export const isRunnable = (status: string): boolean => movesOfJob({ status }).includes('run');

/** Whether a job in this state may be enabled or disabled (C§4). */
export const isStatusChangeAllowed = (status: string): boolean => movesOfJob({ status }).some((move) => move !== 'run');

/** The input of the mutations of one job. */
export const moveScheduledJobInput = moveInput('Job', 'workflow_scheduled_jobs');

/** The input of the mutations of several jobs. */
export const moveScheduledJobsInput = z.object({ ...recordsChosen('Jobs', 'workflow_scheduled_jobs') });

/** A job that could not run for this long is skipped. In hours. */
export const WINDOW_HOURS = 24;
