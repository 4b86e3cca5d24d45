import { formatDate, type Instant } from '@console/format';
import { mayTeach, trainerStatuses } from './trainerStatus.ts';

interface TrainerToAsk {
  readonly fullName: string;
  readonly status: string;
  /** Whether the trainer teaches the course. */
  readonly teaches?: boolean | undefined;
}

/** A class that a trainer teaches, with its times. */
interface Taught {
  readonly reference: string;
  readonly startsAt: Instant;
}

/** The reason why a class cannot be changed, as a sentence. Null when it can. */
export function whyNotChangeClass({ status }: { readonly status: string }): string | null {
  return status === 'delivered' || status === 'canceled'
    ? `This class is ${status} and can no longer be changed.`
    : null;
}

/** The reason why a trainer cannot teach a class of a course, as a sentence. Null when they can. */
export function whyNotTeach({ fullName, status, teaches }: TrainerToAsk): string | null {
  if (!mayTeach(status)) {
    const word = trainerStatuses.labelOf(status);
    return `${fullName} is ${word.toLowerCase()} and cannot be chosen.`;
  }
  return teaches === false ? `${fullName} does not teach this course.` : null;
}

/** The sentence for a trainer who already teaches another class at that time. */
export function whyTrainerIsBusy(
  { fullName }: Pick<TrainerToAsk, 'fullName'>,
  { reference, startsAt }: Taught,
): string {
  return `${fullName} teaches ${reference} on ${formatDate(startsAt)}.`;
}
