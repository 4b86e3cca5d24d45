import { isTitle } from './titles.ts';

/**
 * Returns one or two initials of a person: "Priya Nair" → "PN", "Dr Samuel Adeyemi" → "SA". A name without letters
 * gives "?".
 */
export function initials(name: string): string {
  const words = name.split(/[\s,]+/).filter((word) => /\p{L}/u.test(word) && !isTitle(word));
  const first = firstLetter(words[0]);
  const last = words.length > 1 ? firstLetter(words.at(-1)) : '';
  return first + last || '?';
}

function firstLetter(word: string | undefined): string {
  return word?.match(/\p{L}\p{M}*/u)?.[0].toLocaleUpperCase('en-GB') ?? '';
}

/** Returns given and family name with one space between. Either may be missing. */
export function fullName(person: {
  givenName?: string | null | undefined;
  familyName?: string | null | undefined;
}): string {
  return [person.givenName, person.familyName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}

/** Returns the city and the postcode of an address with one space between. Either may be missing. */
export function cityAndPostcode(
  address:
    | { readonly city?: string | null | undefined; readonly postcode?: string | null | undefined }
    | null
    | undefined,
): string {
  return [address?.city, address?.postcode].filter(Boolean).join(' ');
}
