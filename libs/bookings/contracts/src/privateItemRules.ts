import { hasEnded, type TrainingClassStatus } from '@console/classes-contracts';
import type { Instant } from '@console/format';

/** A class that a booking may take as its private class. */
export interface ClassToBook {
  readonly public: boolean;
  readonly status: string;
  /** The end of the last session. Null without sessions. */
  readonly endsAt: Instant | null | undefined;
  /** Whether it is a class of the booking's customer. */
  readonly ofCustomer: boolean;
  /** The reference of the booking that holds it. */
  readonly heldBy?: string | null | undefined;
}

const whyNotByStatus: Readonly<Record<TrainingClassStatus, string | null>> = {
  provisional: null,
  confirmed: null,
  postponed: 'This class is postponed. It can be booked once it has new dates.',
  delivered: 'This class has been delivered and can no longer be booked.',
  canceled: 'This class is canceled and can no longer be booked.',
};

/** The reason why a class cannot become a private item of a booking, as a sentence. Null when it can. */
export function whyNotBookClass(trainingClass: ClassToBook, now: Instant = Date.now()): string | null {
  if (trainingClass.public) return 'This class is public. Add seats on it instead.';
  if (!trainingClass.ofCustomer) return 'This class is not one of the booking’s customer.';
  if (trainingClass.heldBy) return `${trainingClass.heldBy} holds this class already.`;
  const reasons: Readonly<Record<string, string | null>> = whyNotByStatus;
  const reason = reasons[trainingClass.status] ?? null;
  return reason ?? (hasEnded(trainingClass, now) ? 'This class has ended and can no longer be booked.' : null);
}

/** The reason why an item has no terms of a trainer. Null for a private item. */
export function whyNoTerms({ type }: { readonly type: string }): string | null {
  return type === 'private' ? null : 'Only a private class has a day rate and travel of its own.';
}

/** The reason why an item cannot be changed together with its class. Null for a private item. */
export function whyNotPrivate({ type }: { readonly type: string }): string | null {
  return type === 'private' ? null : 'This item has seats on a public class. The class is changed on its own screen.';
}
