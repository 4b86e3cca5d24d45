import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import {
  attendeeDetails,
  getsSeat,
  type ImportOutcome,
  type ListedDelegate,
  readDelegates,
} from '@console/bookings-contracts';
import { emptyPlacesOf, seatsOfPeople, type tables } from '@console/classes-api';
import { emailKey } from '@console/format';
import * as z from 'zod/mini';
import { type ContactsByEmail, emailsByName, findContacts, matchContact, nameKey } from '../delegate/findContacts.ts';
import type { bookingItem } from '../tables.ts';

type Place = RowOf<typeof tables.trainingSeatReservation>;

/** A line of a pasted list, and what the import does with it. */
export interface PlannedLine extends ListedDelegate {
  readonly outcome: ImportOutcome;
  /** Why the delegate gets no seat, as a sentence. Null for delegates who get one. */
  readonly reason: string | null;
  /** What somebody should look at before the import, as a sentence. The delegate gets a seat nevertheless. */
  readonly note: string | null;
  /** The ULID of the contact, when the customer has one with this name and email. */
  readonly personId: string | null;
  /** The place that the delegate gets. Null without one, also when all places are taken. */
  readonly place: Place | null;
}

/** The plan of an import. Every line of the list is in it, in the order of the list. */
export interface ImportPlan {
  readonly customerId: string;
  readonly lines: readonly PlannedLine[];
  /** The number of places without a delegate, before the import. */
  readonly available: number;
}

/** The booking item whose seats are filled, and the customer of its booking. */
export interface ItemToFill extends Pick<RowOf<typeof bookingItem>, 'id' | 'classId'> {
  readonly customerId: string;
}

/** Plans an import with four statements, however long the list is. The preview and the import use it. */
export async function planImport(
  queries: Queries,
  { customerId, ...item }: ItemToFill,
  text: string,
): Promise<ImportPlan> {
  const { delegates, dropped, headings } = readDelegates(text);
  const places = await emptyPlacesOf(queries, item);
  const seats = await seatsOfPeople(queries, item.classId);
  const contacts = await findContacts(queries, customerId, delegates);
  const judge = new Judge({ contacts, seats, known: await emailsByName(queries, customerId, delegates) });
  const nameless = dropped.map((line) => ({ ...line, ...leftOut('nameless', 'This line has no given name.') }));
  const titles = headings.map((line) => ({ ...line, ...leftOut('headings', 'This line has only headings.') }));
  const judged = [...titles, ...delegates.map((line) => judge.judge(line)), ...nameless].sort(
    (a, b) => a.line - b.line,
  );
  const free = places.values();
  const lines = judged.map((line): PlannedLine => {
    const place = getsSeat(line.outcome) ? (free.next().value ?? null) : null;
    return { ...line, place };
  });
  return { customerId, lines, available: places.length };
}

/** Counts the lines of a plan, for `whyNotImport`. */
export function countsOf({ lines, available }: ImportPlan) {
  const delegates = lines.filter(({ outcome }) => getsSeat(outcome)).length;
  const invalid = lines.filter(({ outcome }) => outcome === 'invalid').length;
  return { delegates, invalid, available };
}

type Judged = Omit<PlannedLine, 'place'>;

const leftOut = (outcome: ImportOutcome, reason: string) => ({ outcome, reason, note: null, personId: null });

interface CustomerFacts {
  readonly contacts: ContactsByEmail;
  /** The seats of the class by the ULIDs of their people. */
  readonly seats: ReadonlyMap<string, number>;
  /** The emails of contacts with the names of the list. */
  readonly known: ReadonlyMap<string, string>;
}

/** Judges the lines of a list one after the other. The same rules hold for a single new delegate (decision 0042). */
class Judge {
  readonly #facts: CustomerFacts;
  /** The first line with each email, and with each email and name. */
  readonly #lines = new Map<string, ListedDelegate>();

  constructor(facts: CustomerFacts) {
    this.#facts = facts;
  }

  judge(listed: ListedDelegate): Judged {
    if (listed.problem !== null) return { ...listed, ...leftOut('invalid', listed.problem) };
    const checked = z.safeParse(attendeeDetails, listed);
    if (!checked.success) {
      const reasons = checked.error.issues.map(({ message }) => `${message}.`);
      return { ...listed, ...leftOut('invalid', reasons.join(' ')) };
    }
    const line = { ...listed, ...checked.data };
    const [email, name] = [emailKey(line.email), nameKey(line)];
    const { contact, other } = matchContact(this.#facts.contacts, line);
    const person = `${email} ${name}`;
    const before = this.#lines.get(contact || line.shared ? person : email);
    for (const key of [email, person]) if (!this.#lines.has(key)) this.#lines.set(key, line);
    if (before) return { ...line, ...repeats(before, nameKey(before) === name) };
    const seat = contact && this.#facts.seats.get(contact.id);
    if (seat !== undefined) return { ...line, ...leftOut('seated', `Already has seat ${seat} of this class.`) };
    if (contact) return { ...line, outcome: 'known', reason: null, note: line.note, personId: contact.id };
    if (other && !line.shared) {
      const reason = `${other.fullName} has this email. Correct the name, or say that they share the mailbox.`;
      return { ...line, ...leftOut('invalid', reason) };
    }
    const note = noteOf(this.#facts.known.get(name)) ?? noteOnDigits(line) ?? line.note;
    return { ...line, outcome: 'created', reason: null, note, personId: null };
  }
}

/** The sentence about a contact of the same name, whom the delegate may be. Null without one. */
function noteOf(email: string | undefined): string | null {
  if (email === undefined) return null;
  if (email === '') return 'The customer has a contact of this name without an email.';
  return `The customer has a contact of this name with another email: ${email}.`;
}

/** The sentence about a name that may hold a telephone number or a number of a spreadsheet. Null for other names. */
const noteOnDigits = ({ givenName, familyName }: ListedDelegate): string | null =>
  /\p{Nd}/u.test(`${givenName} ${familyName}`) ? 'The name has a digit.' : null;

function repeats({ line }: ListedDelegate, sameName: boolean) {
  if (sameName) return leftOut('repeated', `The same as line ${line}.`);
  return leftOut(
    'invalid',
    `Line ${line} has this email with another name. Correct the name, or say that they share the mailbox.`,
  );
}
