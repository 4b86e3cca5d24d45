import { trainingClassStatusLabels, whyNotSeats, whyNotSell } from '@console/classes-contracts';

export interface ClassToChoose {
  readonly public: boolean;
  readonly status: string;
  readonly seatsFreeCount: number;
}

export interface Refusal {
  /** For a row of the table: 'Private', 'No seats left', 'Canceled'. */
  readonly short: string;
  readonly sentence: string;
}

/** Why no seat of a class can be booked; null when one can (O§1). */
export function whyNotChoose(trainingClass: ClassToChoose): Refusal | null {
  const { status, seatsFreeCount: free } = trainingClass;
  const unsold = whyNotSell(trainingClass);
  if (unsold) {
    const labels: Readonly<Record<string, string>> = trainingClassStatusLabels;
    return { short: trainingClass.public ? (labels[status] ?? 'Not on sale') : 'Private', sentence: unsold };
  }
  const full = whyNotSeats(free, 1);
  return full ? { short: 'No seats left', sentence: full } : null;
}
