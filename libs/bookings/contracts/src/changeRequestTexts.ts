import { countOf, formatDate, type Instant } from '@console/format';
import type { ChangeRequestKind } from './changeRequestKind.ts';

/** The names in a proposed subject. Unknown ones are left out. */
export interface AskedNames {
  /** The title of the item. */
  readonly item: string;
  readonly newStartsAt?: Instant | null | undefined;
  /** The reference of the new class. */
  readonly newTrainingClass?: string | null | undefined;
  readonly delegate?: string | null | undefined;
  readonly newTrainer?: string | null | undefined;
  readonly newMaxAttendees?: number | null | undefined;
}

/** The subject that is proposed for a new change request: 'Move Mental Health First Aid to Thu 3 Dec 2026'. */
export function proposedSubject(kind: ChangeRequestKind, names: AskedNames): string {
  const { item } = names;
  const to = (name: string | null | undefined) => (name ? ` to ${name}` : '');
  const subjects: Readonly<Record<ChangeRequestKind, () => string>> = {
    dates: () => (names.newStartsAt ? `Move ${item} to ${formatDate(names.newStartsAt)}` : `Other dates for ${item}`),
    class: () => `Move ${item}${to(names.newTrainingClass) || ' to another class'}`,
    trainer: () => (names.newTrainer ? `${names.newTrainer} to teach ${item}` : `Another trainer for ${item}`),
    attendees: () =>
      names.newMaxAttendees
        ? `${countOf(names.newMaxAttendees, 'attendee')} on ${item}`
        : `Another number of attendees on ${item}`,
    transfer: () => `Transfer ${names.delegate || 'a delegate'}${to(names.newTrainingClass)}`,
  };
  return subjects[kind]().slice(0, 255);
}
