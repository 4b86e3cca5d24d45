import { isEmail, sortKey } from '@console/format';
import { type Person, type PersonName, splitName } from '@console/format/person';

/** Why somebody must look at a line, with what the line can mean. */
interface Doubt extends PersonName {
  /** A sentence. */
  readonly reason: string;
  /** Missing when the line leaves no doubt about it. */
  readonly email?: string;
}

/**
 * The doubt about a line, because a part may be no name, or a guess could invent a person. Its names are what the line can
 * mean, or empty: never what the reason doubts. Null for a clear line and for one without a name, which is left out. A mended
 * line is never doubted.
 */
export function doubtOf(person: Person): Doubt | null {
  const { givenName, titles, emails } = person;
  if (givenName === '' && titles.length === 0) return null;
  return emails.length > 1 ? doubtOfEmails(person) : (doubtOfColumns(person) ?? doubtOfName(person));
}

const doubt = (reason: string, name: PersonName = nobody): Doubt => ({ reason, ...name });
const nobody = { givenName: '', familyName: '' };

/** Proposes the name only when all of it stands before the first address, and the address only when one is valid. */
function doubtOfEmails({ emails, plain, columns, familyFirst }: Person): Doubt {
  const [email = '', ...others] = emails.filter(isEmail);
  const words = plain.split(/[\s:;,|]+/).filter((word) => word !== '');
  const first = words.findIndex((word) => word.includes('@'));
  const isOne = words.slice(first).every((word) => word.includes('@'));
  const name = isOne && columns.length < 3 ? splitName(columns, familyFirst) : nobody;
  const reason = 'This line has several email addresses. Write one person on each line.';
  return { ...doubt(reason, name), email: others.length === 0 ? email : '' };
}

function doubtOfColumns(person: Person): Doubt | null {
  const { columns, familyFirst, commaInQuotes } = person;
  if (commaInQuotes) {
    const reason = 'A name in quotes has a comma. Write the given name, then the family name.';
    return doubt(reason, columns.length === 2 ? splitName(columns, true) : nobody);
  }
  if (columns.length < 3) return null;
  const names = columns.filter(
    (column) => ![companyWord, jobWord, fieldWord, /\p{Nd}/u].some((otherwise) => otherwise.test(column)),
  );
  const [one, other] = names.slice(0, 2);
  const left = {
    ...person,
    columns: names.slice(0, 2),
    ...splitName(names.slice(0, 2), familyFirst && other !== undefined),
  };
  const reason = 'This line has more than three parts. Write only given name, family name and email.';
  return doubt(reason, one === undefined ? nobody : (doubtOfName(left) ?? left));
}

function doubtOfName(person: Person): Doubt | null {
  const { givenName, familyName, columns, familyFirst } = person;
  const name = `${givenName} ${familyName}`;
  /** The name again, of these columns. A single word is the given name. */
  const again = (left: readonly string[]) => splitName(left, familyFirst && left.length > 1);
  if (twoPeople.test(name)) return doubt('This line may name two people. Write one person on each line.');
  const plainly = (left: readonly string[]) => left.map(withoutSigns).filter((column) => column !== '');
  const number = columns.find((column) => telephone.test(column));
  if (number !== undefined) {
    return doubt(`“${number}” is no name.`, again(plainly(columns.filter((column) => column !== number))));
  }
  const [sign] = noSignOfNames.exec(name) ?? [];
  if (sign) {
    return doubt(`The name has “${sign}”. Check which part of the line is the name.`, again(plainly(columns)));
  }
  const [title] = person.titles;
  if (title !== undefined && givenName === '') {
    return doubt(`“${title}” may be a title. Write the given name.`, { givenName, familyName });
  }
  const [, company] = companyWord.exec(name) ?? [];
  if (company) {
    const reason = `“${company}” may belong to a company or a team, not to a name.`;
    return doubt(reason, again(columns.filter((column) => !companyWord.test(column))));
  }
  const compared = familyFirst && columns.length === 2 ? doubtOfSwapped(person, again) : doubtOfEmail(person, again);
  if (compared !== null) return compared;
  const [, job] = jobWord.exec(name) ?? [];
  if (!job) return doubtOfCapitals(person);
  return doubt(`“${job}” may be a job, not a name.`, again(columns.filter((column) => !jobWord.test(column))));
}

type Again = (columns: readonly string[]) => PersonName;

/** 'Ada Lovelace, Acme, ada.lovelace@acme.example': the email knows better which of the columns is the family name. */
function doubtOfEmail({ givenName, familyName, emails, columns }: Person, again: Again): Doubt | null {
  const [email = ''] = emails;
  if (columns.length !== 2 || !givenName.includes(' ')) return null;
  const box = letters(email.split('@')[0] ?? '');
  const last = letters(givenName.split(' ').at(-1) ?? '');
  const isInFirst = last.length > 2 && box.includes(last) && !box.includes(letters(familyName));
  if (!isInFirst && !isDomainOf(familyName, email)) return null;
  return doubt(`“${familyName}” may be no family name. Compare it with the email.`, again([givenName]));
}

/** 'Ada Lovelace, Acme <ada@acme.example>': a company, a town or a job after the comma is no given name. */
function doubtOfSwapped({ givenName, familyName, emails, columns }: Person, again: Again): Doubt | null {
  const [family = ''] = columns;
  const [email = ''] = emails;
  // 'García López, Ana <ana@example.org>'
  const [given = ''] = givenName.split(' ').map(letters);
  const isInBox = given.length > 2 && letters(email.split('@')[0] ?? '').includes(given);
  if (family.includes(' ') && !particle.test(family) && !isInBox) {
    return doubt(`“${familyName}” may be a whole name. Check which part of the line is the name.`, again([family]));
  }
  const domain = columns.find((part) => isDomainOf(part, email));
  if (domain === undefined) return null;
  const reason = `“${domain}” may be a company, not a name. Compare it with the email.`;
  return doubt(reason, again(columns.filter((column) => column !== domain)));
}

/** 'DUPONT Marie': people of some countries write the family name first, in capitals. */
function doubtOfCapitals({ givenName, familyName, columns }: Person): Doubt | null {
  const isFamily = columns.length === 1 && capitals.test(givenName) && /\p{Ll}/u.test(familyName);
  if (!isFamily || familyName.includes(' ')) return null;
  const turned = { givenName: familyName, familyName: givenName };
  return doubt(`“${givenName}” may be the family name. Check which name is which.`, turned);
}

/** Whether a part of a line is in the domain of its email and not before the @. */
function isDomainOf(part: string, email: string): boolean {
  const [box = '', domain = ''] = email.split('@').map(letters);
  const word = letters(part);
  return word.length > 2 && domain.includes(word) && !box.includes(word);
}

/** Begins a family name of several words. */
const particle =
  /^(?:van|von|vom|de|del|della|den|der|di|da|do|dos|das|du|la|le|el|bin|ibn|ter|ten|zu|zur|af|av|st\.?|['’]t) /i;

const letters = (text: string): string => sortKey(text).replace(/[^\p{L}\p{N}]/gu, '');

/** 'Ada (Addie) Lovelace*' without what stands in brackets, without signs, and without words that a sign takes apart. */
const withoutSigns = (column: string): string =>
  column
    .replace(/\([^()]*(?:\)|$)|\[[^[\]]*(?:\]|$)|\{[^{}]*(?:\}|$)/g, ' ')
    .split(/\s+/)
    .map((word) => word.split(noLetters).filter((part) => part !== ''))
    .flatMap((parts) => (parts.length === 1 ? parts : []))
    .join(' ');

/** A column that begins with a telephone number or another number: '+49 (0)89 1234567 (9-17 Uhr)'. */
const telephone = /^\+?[\d\s().-]{5,}/;
/** A column with the word for what is missing in it. */
const fieldWord = /^(?:e-?mail|mail|phone|telephone|tel|mobile)\.?$/i;
const twoPeople = /(?:^|\s)(?:&|\+|and|und)\s/i;
const noLetters = /[^\p{L}\p{M}\p{N}\p{Join_Control}'’.\u2010-\u2015-]+/u;
const noSignOfNames = /[()[\]{}|/\\=*_#@<>]/;
const companyWord =
  /(?:^|\s)(ltd|limited|plc|llp|llc|inc|corp|gmbh|sarl|pty|company|holdings|university|council|hospital|department|consulting|solutions|services|team|reception|accounts|bookings)(?![\p{L}\p{M}])/iu;
const jobWord =
  /(?:^|\s)(manager|director|engineer|officer|assistant|co-?ordinator|administrator|consultant|analyst|developer|supervisor|executive|secretary|technician)(?![\p{L}\p{M}])/iu;
/** Three letters or more: 'JP Morgan' has a given name of initials. */
const capitals = /^\p{Lu}[\p{Lu}'’-]{2,}$/u;
