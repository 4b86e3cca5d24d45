import { countOf, formatDate, type Instant, startOf } from '@console/format';
import { defineEnumeration } from '@console/rules';
import type { BookingItemType } from './bookingItemType.ts';

/** The fields of a change request that say what is asked, with their labels. Each kind of change needs some of them. */
export const askedFields = {
  newStartsAt: 'First day',
  newTrainingClass: 'Class',
  delegate: 'Delegate',
  newTrainer: 'Trainer',
  newMaxAttendees: 'Attendees',
} as const;
export type AskedField = keyof typeof askedFields;
export const askedFieldNames = Object.keys(askedFields) as AskedField[];

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

/** Everything that contracts know of a kind of change. The API and the screens have one object for each kind too. */
interface KindOfChange {
  readonly label: string;
  /** The fields that it needs. A request that gives exactly these asks for this kind. */
  readonly fields: readonly AskedField[];
  /** The types of the items for which it can be asked. */
  readonly items: readonly BookingItemType[];
  /** The reason against it for items of other types. By default a sentence with the label. */
  readonly whyNotOthers?: string;
  /** The subject that is proposed: 'Move Mental Health First Aid to Thu 3 Dec 2026'. */
  readonly subject: (names: AskedNames) => string;
  /** What is asked, in a few words: 'First day 3 Dec 2026'. */
  readonly asked: (names: Omit<AskedNames, 'item'>) => string;
}

const to = (name: string | null | undefined): string => (name ? ` to ${name}` : '');

/**
 * The kinds of change. The dates and the trainer of a public class are nobody's to change for one customer; such an item
 * moves to another class instead. A private class belongs to its booking.
 */
const kinds = {
  dates: {
    label: 'Other dates',
    fields: ['newStartsAt'],
    items: ['private'],
    whyNotOthers: 'A public class keeps its dates for all its customers. Ask for another class instead.',
    subject: ({ item, newStartsAt }) =>
      newStartsAt ? `Move ${item} to ${formatDate(newStartsAt)}` : `Other dates for ${item}`,
    asked: ({ newStartsAt }) => (newStartsAt ? `First day ${formatDate(newStartsAt)}` : 'Another first day'),
  },
  class: {
    label: 'Another class',
    fields: ['newTrainingClass'],
    items: ['public'],
    subject: ({ item, newTrainingClass }) => `Move ${item}${to(newTrainingClass) || ' to another class'}`,
    asked: ({ newTrainingClass }) => `Class ${newTrainingClass ?? 'another class'}`,
  },
  trainer: {
    label: 'Another trainer',
    fields: ['newTrainer'],
    items: ['private'],
    whyNotOthers: 'The trainer of a public class is not changed for one customer.',
    subject: ({ item, newTrainer }) => (newTrainer ? `${newTrainer} to teach ${item}` : `Another trainer for ${item}`),
    asked: ({ newTrainer }) => `Trainer ${newTrainer ?? ''}`,
  },
  attendees: {
    label: 'Another number of attendees',
    fields: ['newMaxAttendees'],
    items: ['public', 'private'],
    subject: ({ item, newMaxAttendees }) =>
      newMaxAttendees ? `${countOf(newMaxAttendees, 'attendee')} on ${item}` : `Another number of attendees on ${item}`,
    asked: ({ newMaxAttendees }) => countOf(newMaxAttendees ?? 0, 'attendee'),
  },
  transfer: {
    label: 'A delegate’s transfer',
    fields: ['delegate', 'newTrainingClass'],
    items: ['public'],
    subject: ({ delegate, newTrainingClass }) => `Transfer ${delegate || 'a delegate'}${to(newTrainingClass)}`,
    asked: ({ delegate, newTrainingClass }) => `${delegate || 'A delegate'} to ${newTrainingClass ?? 'another class'}`,
  },
} as const satisfies Readonly<Record<string, KindOfChange>>;

/** What a change request asks for. Each asks for exactly one of these. */
export type ChangeRequestKind = keyof typeof kinds;

const declared: Readonly<Record<ChangeRequestKind, KindOfChange>> = kinds;

const entries = Object.entries<KindOfChange>(kinds).map(([kind, { label }]) => [kind, label]);
const labels: Record<ChangeRequestKind, string> = Object.fromEntries(entries);
export const changeRequestKinds = defineEnumeration(labels);

/** Whether a kind of change has a field. The form shows and sends only these. */
export function asksFor(kind: string | null | undefined, field: AskedField): boolean {
  const known = changeRequestKinds.of(kind ?? '');
  return known !== undefined && declared[known].fields.includes(field);
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** Returns what is asked. Null when it is nothing or several things. Empty fields are null, undefined or the empty text. */
export function kindOfChange(asked: { readonly [Field in AskedField]?: unknown }): ChangeRequestKind | null {
  const isAsked = (kind: ChangeRequestKind) =>
    askedFieldNames.every((field) => isGiven(asked[field]) === asksFor(kind, field));
  return changeRequestKinds.values.find(isAsked) ?? null;
}

/** What may be asked for an item of a type: first what only this type has. Nothing for a type that this release does not know. */
export const kindsOf = (type: string): readonly ChangeRequestKind[] =>
  changeRequestKinds.values
    .filter((kind) => declared[kind].items.some((one) => one === type))
    .toSorted((one, other) => declared[one].items.length - declared[other].items.length);

/** The reason why a kind cannot be asked for an item of a type. Null when it can. */
export function whyNotKindOfItem(kind: ChangeRequestKind, type: string): string | null {
  const { label, whyNotOthers = `${label} cannot be asked for this item.` } = declared[kind];
  return kindsOf(type).includes(kind) ? null : whyNotOthers;
}

/** The subject that is proposed for a new change request: 'Move Mental Health First Aid to Thu 3 Dec 2026'. */
export const proposedSubject = (kind: ChangeRequestKind, names: AskedNames): string =>
  startOf(declared[kind].subject(names), 255);

/** What is asked, in a few words: 'First day 3 Dec 2026'. */
export const askedWords = (kind: ChangeRequestKind, names: Omit<AskedNames, 'item'>): string =>
  declared[kind].asked(names);

/** The kinds in one sentence: 'other dates, another class, or a delegate’s transfer'. */
export function allKindsText(): string {
  const words = changeRequestKinds.values.map(
    (kind) => `${labels[kind].charAt(0).toLowerCase()}${labels[kind].slice(1)}`,
  );
  return `${words.slice(0, -1).join(', ')}, or ${words.at(-1)}`;
}
