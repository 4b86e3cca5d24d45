import { days } from '@console/api-kit/seeding';
import { proposedSubject } from '@console/bookings-contracts';
import { seed as classes } from '@console/classes-api';
import type { changeRequest } from '../tables.ts';
import type { ConversationNumbers, Framed } from './framed.ts';
import type { PlannedItem } from './plan.ts';

type Row = typeof changeRequest.$inferInsert;
type Asked = Pick<Row, 'newClassId' | 'newMaxAttendees' | 'newStartsAt' | 'subject'>;

/** The open states, in turn. Each of these requests can be implemented. */
const OPEN = [
  { status: 'pending', approval: 'pending', fulfilment: 'none' },
  { status: 'pending', approval: 'approved', fulfilment: 'none' },
  { status: 'errored', approval: 'approved', fulfilment: 'none' },
] as const;

const CLOSED = [
  { status: 'implemented', approval: 'approved', fulfilment: 'full' },
  { status: 'rejected', approval: 'rejected', fulfilment: 'none' },
  { status: 'implemented', approval: 'approved', fulfilment: 'full' },
  { status: 'canceled', approval: 'pending', fulfilment: 'none' },
] as const;

const REASONS = ['The customer asked by telephone.', 'Two more people want to come.', null] as const;

/** The public classes of a batch of bookings. */
export function publicClassesOf(framed: readonly Framed[]): classes.PlannedClass[] {
  const all = framed.flatMap(({ planned }) => planned.items.map((item) => item.class));
  return [...new Set(all)].filter(({ customer }) => customer === null);
}

/** Plans a change request for the first item of each booking: other dates, another class or another number of attendees. */
export function changeRequestRows(
  asking: readonly Framed[],
  offered: readonly classes.PlannedClass[],
  numbers: ConversationNumbers,
  now: Date,
): Row[] {
  let open = 0;
  return asking.flatMap(({ planned, frame }): Row[] => {
    const { draw, items, id: bookingId, bookedAt } = planned;
    const item = items.find(({ status }) => status !== 'canceled') ?? items[0];
    if (!item) return [];
    const createdAt = days.earliest(now, days.addDays(bookedAt, draw.between(1, 15)));
    const number = numbers.changeRequest++;
    const isOpen = (item.status === 'confirmed' || item.status === 'draft') && startsLater(item.class, now);
    const state = isOpen ? OPEN[open++ % OPEN.length] : CLOSED[number % CLOSED.length];
    const by = frame.accountManagerId;
    return [
      {
        id: draw.id(createdAt),
        number,
        ...state,
        error: state?.status === 'errored' ? errorOf(item) : null,
        rejectionReason: state?.status === 'rejected' ? 'The customer agreed to keep what was booked.' : null,
        ...{ newClassId: null, newMaxAttendees: null, newStartsAt: null },
        ...askedFor(item, offered, now),
        reason: REASONS[number % REASONS.length],
        ...(state?.status === 'implemented' && formerOf(item)),
        bookingId,
        bookingItemId: item.id,
        ...{ createdBy: by, createdAt, updatedBy: by, updatedAt: createdAt },
      },
    ];
  });
}

const formerOf = ({ type, class: own, quantity }: PlannedItem) => ({
  formerClassId: own.id,
  formerTrainerId: own.trainer?.id ?? null,
  formerStartsAt: classes.startOf(own),
  formerMaxAttendees: type === 'private' ? own.places : quantity,
});

/** Why the change could not be made when somebody tried. The reason is gone since. */
function errorOf({ type }: PlannedItem): string {
  if (type === 'public') return 'There are no seats left on this class.';
  return 'The trainer is unavailable on one of the new days.';
}

function askedFor(item: PlannedItem, offered: readonly classes.PlannedClass[], now: Date): Asked {
  const { title } = item.class.course;
  if (item.type === 'private') {
    // A week later is a working day too.
    const newStartsAt = days.addDays(days.latest(classes.startOf(item.class), now), 7);
    const onTime = startsLater(item.class, now);
    if (onTime) return { newStartsAt, subject: proposedSubject('dates', { item: title, newStartsAt }) };
    const newMaxAttendees = item.class.places + 2;
    return { newMaxAttendees, subject: proposedSubject('attendees', { item: title, newMaxAttendees }) };
  }
  const open = offered.filter((one) => {
    const isFree = classes.freeSeats(one) >= item.quantity && startsLater(one, now);
    return one !== item.class && one.status === 'confirmed' && isFree;
  });
  const other = open.find(({ course }) => course === item.class.course) ?? open[0];
  if (other) return { newClassId: other.id, subject: `Move ${title} to another class` };
  const newMaxAttendees = item.quantity + 1;
  return { newMaxAttendees, subject: proposedSubject('attendees', { item: title, newMaxAttendees }) };
}

const startsLater = (one: classes.PlannedClass, now: Date): boolean => classes.startOf(one) > days.addDays(now, 1);
