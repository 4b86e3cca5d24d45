interface Read {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  /** The number of columns that the name had. Two are the given name and the family name. */
  readonly columns: number;
  /** Whether the family name was taken from before the comma, as mail programs write it. */
  readonly swapped: boolean;
}

/**
 * The reason why somebody must look at a line before it is imported, as a sentence: a part may be no name. Null when
 * nothing is doubtful. A mended line is never doubted.
 */
export function doubtOf({ givenName, familyName, email, columns, swapped }: Read): string | null {
  const name = `${givenName} ${familyName}`;
  if (twoPeople.test(name)) return 'This line may name two people. Write one person on each line.';
  const [sign] = noSignOfNames.exec(name) ?? [];
  if (sign) return `The name has “${sign}”. Check which part of the line is the name.`;
  if (isTitle(givenName)) return `“${givenName}” may be a title. Write the given name.`;
  const [, company] = companyWord.exec(name) ?? [];
  if (company) return `“${company}” may belong to a company or a team, not to a name.`;
  if (swapped) return doubtOfSwapped({ givenName, familyName, email });
  return columns === 2 && givenName.includes(' ') ? doubtOfEmail({ givenName, familyName, email }) : null;
}

type Name = Omit<Read, 'columns' | 'swapped'>;

/** 'Ada Lovelace, Acme, ada.lovelace@acme.example': the email knows better which of the columns is the family name. */
function doubtOfEmail({ givenName, familyName, email }: Name): string | null {
  const box = letters(email.split('@')[0] ?? '');
  const last = letters(givenName.split(' ').at(-1) ?? '');
  const isInFirst = last.length > 2 && box.includes(last) && !box.includes(letters(familyName));
  return isInFirst || isDomainOf(familyName, email)
    ? `“${familyName}” may be no family name. Compare it with the email.`
    : null;
}

/** 'Ada Lovelace, Acme <ada@acme.example>': a company, a town or a job after the comma is no given name. */
function doubtOfSwapped({ givenName, familyName, email }: Name): string | null {
  if (familyName.includes(' ') && !particle.test(familyName)) {
    return `“${familyName}” may be a whole name. Check which part of the line is the name.`;
  }
  const domain = [givenName, familyName].find((part) => isDomainOf(part, email));
  return domain === undefined ? null : `“${domain}” may be a company, not a name. Compare it with the email.`;
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

const letters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

const twoPeople = /\s(?:&|\+|and|und)\s/i;
const noSignOfNames = /[()[\]{}|/\\=*_#@<>]/;
const companyWord =
  /(?:^|\s)(ltd|limited|plc|llp|llc|inc|corp|gmbh|sarl|pty|company|holdings|university|council|hospital|department|consulting|solutions|services|team|reception|accounts|bookings)(?![\p{L}\p{M}])/iu;

const title =
  /^(?:dr|mr|mrs|ms|miss|mx|prof|professor|sir|dame|rev|revd|herr|frau|mme|madame|monsieur|phd|mba|msc|bsc|dphil|obe|mbe|cbe|esq)\.?$/i;
const isTitle = (word: string): boolean => title.test(word);

/**
 * Takes titles out of the columns of a name: 'Dr Ada', 'Lovelace PhD'. A column that is only a title is no column. With
 * fewer than two other words all stay, because they may be the name.
 */
export function withoutTitles(columns: readonly string[]): { readonly names: string[]; readonly titles: string[] } {
  const words = columns.flatMap((column) => column.split(' '));
  const titles = words.filter(isTitle);
  const left = words.filter((word) => word !== '' && !isTitle(word)).length;
  if (titles.length === 0 || left < 2) {
    return { names: [...columns], titles: [] };
  }
  const names = columns.flatMap((column) => {
    const kept = column.split(' ').filter((word) => !isTitle(word));
    return column === '' || kept.length > 0 ? [kept.join(' ')] : [];
  });
  return { names, titles };
}
