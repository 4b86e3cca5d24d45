import type { Instant } from '@console/format';
import { defineMoves, movesFrom, whyNotMove } from '@console/rules';
import { hasEnded } from './seats.ts';
import { type TrainingClassStatus, trainingClassStatuses } from './trainingClassStatus.ts';

/** The facts that the guards of a class's moves read. A screen leaves out facts that it does not know; the server checks them again. */
export interface ClassToMove {
  /** The number of sessions. */
  readonly sessions?: number | undefined;
  /** The end of the last session. Null without sessions. */
  readonly endsAt?: Instant | null | undefined;
  /** The number of seats with recorded attendance. */
  readonly attended?: number | undefined;
  /** Whether one of its booking items is delivered or complete. */
  readonly hasDeliveredItems?: boolean | undefined;
  /** Whether a postponed class was provisional before. */
  readonly wasProvisional?: boolean | undefined;
  /** The present time. Defaults to the clock. */
  readonly now?: Instant | undefined;
}

/** The states in the order of a class's life. */
const { provisional, confirmed, postponed, delivered, canceled } = trainingClassStatuses.labels;
const states = { provisional, confirmed, postponed, delivered, canceled };

const whyNotUndo =
  (undone: string) =>
  ({ attended = 0, hasDeliveredItems = false }: ClassToMove) => {
    if (attended > 0) return `Attendance is recorded for this class, so it can no longer be ${undone}.`;
    return hasDeliveredItems
      ? `A booking item of this class has been delivered, so the class can no longer be ${undone}.`
      : null;
  };

/** The moves of a training class. The server, the screens and the state diagram all use this one definition. */
export const classMoves = defineMoves<TrainingClassStatus, ClassToMove>()({
  subject: 'class',
  states,
  moves: {
    confirm: {
      label: 'Confirm',
      from: ['provisional'],
      to: 'confirmed',
      guard: whyNotConfirm,
      asks: 'it has sessions and they are not over',
      effect: 'drafts the trainer’s purchase order if there is none',
    },
    deliver: {
      label: 'Mark as delivered',
      from: ['confirmed'],
      to: 'delivered',
      guard: ({ endsAt, now }) =>
        endsAt === undefined || hasEnded({ endsAt }, now)
          ? null
          : 'This class has not ended. It can be delivered once its last session is over.',
      asks: 'its last session is over',
      effect:
        'delivers its booking items, the bookings with nothing left to deliver, and its confirmed purchase orders',
    },
    postpone: {
      label: 'Postpone',
      from: ['provisional', 'confirmed'],
      to: 'postponed',
      guard: whyNotUndo('postponed'),
      asks: 'no booking item has been delivered, and no attendance is recorded',
      needsReason: true,
      effect: 'puts its booking items and their bookings on hold; the seats stay reserved',
    },
    reschedule: {
      label: 'Set new dates',
      from: ['postponed'],
      to: 'confirmed',
      effect:
        'gives its sessions new dates, resumes the bookings that it held and drafts the trainer’s purchase order if there is none',
    },
    rescheduleProvisional: {
      label: 'Set new dates, provisional',
      from: ['postponed'],
      to: 'provisional',
      effect: 'gives its sessions new dates and resumes the bookings that it held',
    },
    cancel: {
      label: 'Cancel class',
      from: ['provisional', 'confirmed', 'postponed'],
      to: 'canceled',
      guard: whyNotUndo('canceled'),
      asks: 'no booking item has been delivered, and no attendance is recorded',
      effect:
        'cancels its booking items and the bookings with nothing left; frees the seats, voids the unpaid invoices and cancels the purchase orders',
      loses: 'A canceled class cannot be taken back.',
      needsReason: true,
    },
  },
});

export type ClassMove = keyof (typeof classMoves)['moves'];

/** The moves that a class's state allows, in order. */
export const movesOfClass = ({ status }: { readonly status: string }): ClassMove[] => movesFrom(classMoves, status);

/** The reason why a class cannot be moved, as a sentence. Null when it can. */
export function whyNotMoveClass(
  move: ClassMove,
  trainingClass: ClassToMove & { readonly status: TrainingClassStatus },
): string | null {
  return whyNotMove(classMoves, move, trainingClass);
}

function whyNotConfirm({ sessions, endsAt, now }: ClassToMove): string | null {
  if (sessions === 0) return 'This class has no sessions. It can be confirmed once it has dates.';
  if (!hasEnded({ endsAt }, now)) return null;
  return 'The dates of this class are over. Postpone it to give it new ones.';
}
