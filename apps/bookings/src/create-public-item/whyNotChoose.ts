import { hasEnded, trainingClassStatuses, whyNotSeats, whyNotSell } from '@console/classes-contracts';

export interface ClassToChoose {
  readonly public: boolean;
  readonly status: string;
  readonly endsAt: string | null | undefined;
  readonly seatsFreeCount: number;
}

export interface Refusal {
  /** The short reason for a row of the table: 'Private', 'No seats left', 'Canceled', 'Ended'. */
  readonly short: string;
  readonly sentence: string;
}

/** The reason why seats of a class cannot be booked. Null when they can (O§1). */
export function whyNotChoose(trainingClass: ClassToChoose): Refusal | null {
  const unsold = whyNotSell(trainingClass);
  if (unsold) return { short: wordFor(trainingClass), sentence: unsold };
  const full = whyNotSeats(trainingClass.seatsFreeCount, 1);
  return full ? { short: 'No seats left', sentence: full } : null;
}

function wordFor(trainingClass: ClassToChoose): string {
  if (!trainingClass.public) return 'Private';
  const known = trainingClassStatuses.of(trainingClass.status);
  const stillOn = trainingClass.status === 'confirmed' || trainingClass.status === 'provisional';
  return stillOn && hasEnded(trainingClass) ? 'Ended' : known ? trainingClassStatuses.labels[known] : 'Not on sale';
}
