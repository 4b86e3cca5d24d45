import { type NameOrder, type PersonName, readPerson } from '@console/format/person';
import { doubtOf } from './delegateDoubts.ts';

/** What a line says about a delegate. Parts that it lacks are empty. */
export interface DelegateParts extends PersonName {
  readonly email: string;
  /** Why nobody can tell who is meant, as a sentence. The names are then a proposal. Null when the line is clear. */
  readonly problem: string | null;
  /** What was left out of the line, as a sentence. Null for nothing. */
  readonly note: string | null;
  /** Whether somebody has said that several people share the email. */
  readonly shared: boolean;
  /** Whether somebody has mended the line, so that nothing in it is a guess. */
  readonly mended: boolean;
}

/** The name and the email of a delegate, as somebody mends a line. */
export type MendedDelegate = Pick<DelegateParts, 'givenName' | 'familyName' | 'email' | 'shared'>;

/**
 * Writes a mended line: "Ada" "Lovelace" <ada@example.org>. Two quoted names before an address stand in no other list, so
 * the line is read as it is, whatever the headings say.
 */
export function mendedLine({ givenName, familyName, email, shared }: MendedDelegate): string {
  const plain = (text: string) => text.replace(/["\n\r]/g, ' ').trim();
  return `"${plain(givenName)}" "${plain(familyName)}" <${plain(email)}>${shared ? ` ${sharedMailbox}` : ''}`;
}

/** Marks a mended line whose email several people share. */
const sharedMailbox = '(shared mailbox)';
const mended = /^\s*"([^"]*)" "([^"]*)" <([^<>]*)>(?: \(shared mailbox\))?\s*$/;

/**
 * Takes a line apart. Reads what mail programs, spreadsheets and people write ({@link readPerson}).
 *
 * @param order the order of the headings. It decides alone: below it, no comma swaps the names.
 * @param isName which columns the headings call a name, when the list has others too.
 */
export function partsOf(line: string, order: NameOrder = null, isName: readonly boolean[] = []): DelegateParts {
  const [, givenName, familyName, email] = mended.exec(line) ?? [];
  if (givenName !== undefined && familyName !== undefined && email !== undefined) {
    const shared = line.trimEnd().endsWith(sharedMailbox);
    return { givenName, familyName, email, problem: null, note: null, shared, mended: true };
  }
  const person = readPerson(line, order, isName);
  const { reason, ...proposal } = doubtOf(person) ?? { reason: null };
  const { titles, emails } = person;
  const read = { givenName: person.givenName, familyName: person.familyName, email: emails[0] ?? '' };
  const note = titles.length === 0 ? null : `Left out: ${titles.join(', ').replace(/\.$/, '')}.`;
  return { ...read, ...proposal, problem: reason, note, shared: false, mended: false };
}
