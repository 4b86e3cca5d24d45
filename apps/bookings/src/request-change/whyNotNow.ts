import {
  asksFor,
  type ClassWithSeats,
  type ItemWithSeats,
  whyNotItemSeats,
  whyNotTakeSeats,
} from '@console/bookings-contracts';

interface Typed {
  readonly kind?: string | null | undefined;
  readonly newMaxAttendees?: unknown;
}

interface ItemToChange extends ItemWithSeats {
  readonly type: string;
  readonly class: ItemWithSeats['class'] & {
    readonly fewestPlaces: number;
    readonly whyFewestPlaces: string | null | undefined;
  };
}

/**
 * The reason why the typed change could not be made now, in the words in which it would be refused. Null when no reason is
 * known: the preview of the request knows more.
 *
 * @param to the chosen class. Null until it is known.
 */
export function whyNotNow(
  item: ItemToChange,
  { kind, newMaxAttendees }: Typed,
  to: ClassWithSeats | null,
): string | null {
  if (asksFor(kind, 'newMaxAttendees')) return whyNotAttendees(item, newMaxAttendees);
  if (to === null || !asksFor(kind, 'newTrainingClass')) return null;
  return whyNotTakeSeats(to, asksFor(kind, 'delegate') ? 1 : item.quantity);
}

function whyNotAttendees(item: ItemToChange, wanted: unknown): string | null {
  if (typeof wanted !== 'number' || !Number.isInteger(wanted) || wanted < 1) return null;
  if (item.type === 'public') return whyNotItemSeats(item, wanted);
  return wanted < item.class.fewestPlaces ? (item.class.whyFewestPlaces ?? null) : null;
}
