import { searchWords, sortKey } from '@console/format';

/** One option of a list. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** A second, quieter line: an email, a reference. */
  readonly detail?: string | undefined;
  /** For people: `true` shows the initials of the label, a text is the address of a picture. */
  readonly avatar?: true | string | undefined;
}

/** Returns the options whose label or detail contains every word of the text. Case and accents do not matter: `sortKey`. */
export function matchOptions(options: readonly Option[], text: string): readonly Option[] {
  const words = searchWords(text);
  if (words.length === 0) return options;
  return options.filter(({ label, detail }) => {
    const folded = sortKey(`${label} ${detail ?? ''}`);
    return words.every((word) => folded.includes(word));
  });
}
