import { whyNotItemSeats } from '@console/bookings-contracts';
import { countOf } from '@console/format';
import { NumberField } from '@console/forms';
import { ClassLink } from './classOfItem.tsx';
import type { ItemToChange, KindOfChange } from './KindOfChange.ts';

/** Another number of attendees: places of a private class, or seats on a public one. */
export const attendees: KindOfChange = {
  Fields: ({ form, item }) => <NumberField form={form} name="newMaxAttendees" required hint={todayText(item)} />,
  whyNotNow: (item, { newMaxAttendees: wanted }) => {
    if (typeof wanted !== 'number' || !Number.isInteger(wanted) || wanted < 1) return null;
    if (item.type === 'public') return whyNotItemSeats(item, wanted);
    return wanted < item.class.fewestPlaces ? (item.class.whyFewestPlaces ?? null) : null;
  },
  compared: ({ newMaxAttendees }, item) => {
    const isPrivate = item.type === 'private';
    const words = (count: number) => countOf(count, isPrivate ? 'place' : 'seat');
    return [
      {
        what: 'Attendees',
        today: words(isPrivate ? item.maxAttendees : item.quantity),
        asked: words(newMaxAttendees ?? 0),
      },
      { what: 'Class', today: <ClassLink {...item.class} />, asked: <ClassLink {...item.class} /> },
    ];
  },
};

function todayText({ type, quantity, maxAttendees, class: { reference, seatsFreeCount: free } }: ItemToChange): string {
  if (type !== 'public') return `Now ${countOf(maxAttendees, 'place')}. The price stays.`;
  return `Now ${countOf(quantity, 'seat')}; ${countOf(free, 'seat')} of ${reference} ${free === 1 ? 'is' : 'are'} free.`;
}
