import {
  defineJob,
  invalidInput,
  mutationField,
  type RowOf,
  requireUlid,
  staff,
  startJob,
  toIri,
  type Writing,
} from '@console/api-kit';
import { importDelegatesInput, whyNotImport } from '@console/bookings-contracts';
import { type ClassRow, lockPlacesOf, type SeatedDelegate, seatDelegates, TrainingClass } from '@console/classes-api';
import { whyNotSeatOn } from '@console/classes-contracts';
import { Customer, insertPeople, Job } from '@console/core-api';
import { emailKey } from '@console/format';
import { eq } from 'drizzle-orm';
import { customerOfItem } from '../delegate/customerOfReservation.ts';
import { nameKey } from '../delegate/findContacts.ts';
import { BookingItem } from '../nodes.ts';
import { bookingItem } from '../tables.ts';
import { countsOf, type ImportPlan, type ItemToFill, type PlannedLine, planImport } from './planImport.ts';

/** The whole list is one step: everybody or nobody. */
const importJob = defineJob('importDelegates', {
  rule: staff,
  input: importDelegatesInput,
  first: { added: 0 },
  run: async ({ writing }, input) => {
    const added = await importDelegates(writing, input);
    return { done: added, total: added, result: { added } };
  },
});

mutationField('importDelegates', {
  description:
    'Puts the people of a pasted list on the empty seats of a booking item, on all its days: everybody or nobody. New people become contacts of the customer. A list that is refused now starts no job.',
  rule: staff,
  input: importDelegatesInput,
  describe: {
    delegates:
      'One delegate per line: given name, family name and email, separated by colon, semicolon, white space or comma.',
  },
  changes: Job,
  write: async (writing, input) => {
    const held = await writing.keepRow(TrainingClass, (await knownItem(writing, input)).classId);
    const item = await writing.refer(BookingItem, input.bookingItem, 'bookingItem');
    refuseMoved(writing, item, held);
    const customerId = await customerOfItem(writing.tx, item.id);
    await planToImport(writing, held, { ...item, customerId }, input);
    return startJob(writing, importJob, input, { target: toIri(TrainingClass.prefix, held.id) });
  },
});

type Item = RowOf<typeof bookingItem>;

interface ImportInput {
  /** The id of the booking item. */
  readonly bookingItem: string;
  readonly delegates: string;
}

/**
 * Imports a list of delegates, with the same number of statements for any list. Locks the class, the places of the item and
 * the customer, and plans the import again: nobody can take the seats or name the same new person meanwhile.
 *
 * @returns the number of delegates who have got a seat.
 */
export async function importDelegates(writing: Writing, input: ImportInput): Promise<number> {
  const held = await writing.lockRow(TrainingClass, (await knownItem(writing, input)).classId);
  const item = await writing.hold(BookingItem, input.bookingItem, 'bookingItem');
  refuseMoved(writing, item, held);
  await lockPlacesOf(writing, [item]);
  const customerId = await customerOfItem(writing.tx, item.id);
  await writing.lockRow(Customer, customerId);
  const plan = await planToImport(writing, held, { ...item, customerId }, input);
  const delegates = await withContacts(writing, plan);
  await seatDelegates(writing, held, delegates);
  return delegates.length;
}

/** Reads the item without a lock, to find its class. The class is locked first (decision 0036). */
async function knownItem({ tx }: Writing, { bookingItem: iri }: ImportInput): Promise<Item> {
  const id = requireUlid(BookingItem.prefix, iri, 'bookingItem');
  const [item] = await tx.select().from(bookingItem).where(eq(bookingItem.id, id));
  if (!item) throw invalidInput({ path: 'bookingItem', message: 'This booking item no longer exists.' });
  return item;
}

function refuseMoved(writing: Writing, item: Item, held: ClassRow): void {
  writing.refuseIf(item.classId === held.id ? null : 'This booking item has moved to another class meanwhile.');
}

/** @throws the reason why the list cannot be imported. */
async function planToImport(
  writing: Writing,
  held: ClassRow,
  item: ItemToFill,
  { delegates }: ImportInput,
): Promise<ImportPlan> {
  writing.refuseIf(whyNotSeatOn(held));
  const plan = await planImport(writing.tx, item, delegates);
  refuseLines(plan);
  writing.refuseIf(whyNotImport(countsOf(plan)));
  return plan;
}

/** The most lines that a refusal explains. */
const NAMED_LINES = 10;

/** @throws a violation that names the lines to correct. */
function refuseLines({ lines }: ImportPlan): void {
  const invalid = lines.filter(({ outcome }) => outcome === 'invalid');
  if (invalid.length === 0) return;
  const named = invalid.slice(0, NAMED_LINES).map(({ line, reason }) => `Line ${line}: ${reason}`);
  const others = invalid.length - named.length;
  if (others > 0) named.push(`And ${others} more.`);
  throw invalidInput({ path: 'delegates', message: named.join(' ') });
}

interface Named {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string | null;
}

/** Creates the contacts that the customer does not have yet, and returns who gets which place. */
async function withContacts(writing: Writing, { lines, customerId }: ImportPlan): Promise<SeatedDelegate[]> {
  const roles = ['ROLE_CUSTOMER_ATTENDEE' as const];
  const created = await insertPeople(
    writing,
    lines
      .filter(({ outcome }) => outcome === 'created')
      .map(({ givenName, familyName, email }) => ({
        kind: 'customer' as const,
        ...{ customerId, givenName, familyName, email, roles },
      })),
  );
  // People who share a mailbox differ only by their names.
  const keyOf = (one: Named) => `${emailKey(one.email ?? '')} ${nameKey(one)}`;
  const newIds = new Map(created.map((one) => [keyOf(one), one.id]));
  const idOf = (line: PlannedLine) => line.personId ?? newIds.get(keyOf(line));
  return lines.flatMap((line) => {
    const { place, givenName, familyName, email } = line;
    const personId = idOf(line);
    return place && personId ? [{ place, personId, givenName, familyName, email }] : [];
  });
}
