import { formatDate, type Instant } from '@console/format';
import { type TrainerStatus, trainerStatusLabels } from './trainerStatus.ts';

interface TrainerToAsk {
  readonly fullName: string;
  readonly status: string;
  /** Whether the course is among those that they teach. */
  readonly teaches?: boolean | undefined;
}

/** A class that a trainer teaches, and when. */
interface Taught {
  readonly reference: string;
  readonly startsAt: Instant;
}

/** Why a class takes no more changes, in a sentence; null when it does. */
export function whyNotChangeClass({ status }: { readonly status: string }): string | null {
  return status === 'delivered' || status === 'canceled'
    ? `This class is ${status} and can no longer be changed.`
    : null;
}

/** Why a trainer cannot be given a class of a course, in a sentence; null when they can. */
export function whyNotTeach({ fullName, status, teaches }: TrainerToAsk): string | null {
  if (status !== 'active') {
    const word = trainerStatusLabels[status as TrainerStatus] ?? status;
    return `${fullName} is ${word.toLowerCase()} and cannot be chosen.`;
  }
  return teaches === false ? `${fullName} does not teach this course.` : null;
}

/** That a trainer is taken at the time, in a sentence: nobody teaches two classes at once. */
export function whyTrainerIsBusy(
  { fullName }: Pick<TrainerToAsk, 'fullName'>,
  { reference, startsAt }: Taught,
): string {
  return `${fullName} teaches ${reference} on ${formatDate(startsAt)}.`;
}
