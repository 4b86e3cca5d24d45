import type { Writing } from '@console/api-kit';
import { freePlacesOf, type heldPlacesOf } from '@console/classes-api';
import { peopleOnMove, whyNotMovePlaces } from './itemMove.ts';
import type { ItemToChange } from './lockForChange.ts';

type HeldPlace = Awaited<ReturnType<typeof heldPlacesOf>>[number];

/** A locked item of a public class, and the public class that it or one of its delegates goes to. */
export interface ItemToMove extends ItemToChange {
  readonly to: ItemToChange['class'];
}

/**
 * Returns the numbers of free places of the new class, one for each place that is left.
 *
 * @throws the refusal when the places cannot be left, the new class has too few, or a delegate has a seat there.
 */
export async function numbersToTake(
  writing: Writing,
  { class: from, to }: ItemToMove,
  places: readonly HeldPlace[],
): Promise<number[]> {
  const free = await freePlacesOf(writing, to);
  const offered = { ...to, public: to.publicScheduleId !== null, seatsFreeCount: free.length };
  const people = await peopleOnMove(writing.tx, to, places);
  writing.refuseIf(whyNotMovePlaces({ from, to: offered, places, ...people }, writing.now)?.reason ?? null);
  return free.slice(0, places.length);
}

/** An item that waited for its postponed class waits no longer, even when its booking still waits for another one. */
export const statusOnNewClass = ({ booking, item }: ItemToMove): ItemToMove['item']['status'] =>
  item.status === 'on_hold' && booking.heldByClass ? (booking.heldFrom ?? 'confirmed') : item.status;
