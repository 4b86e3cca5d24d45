/** One thing to choose. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** A second, quieter line: an email, a reference. */
  readonly detail?: string | undefined;
  /** Shows the initials of the label, or the picture: for people. */
  readonly avatar?: true | string | undefined;
}

/** The options whose label or detail holds every word of the text, whatever its case and accents. */
export function matchOptions(options: readonly Option[], text: string): readonly Option[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, detail }) => {
    const folded = fold(`${label} ${detail ?? ''}`);
    return words.every((word) => folded.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
