import { formatPeriod, toIsoDate } from '@console/format';

export interface AttributedQuote {
  readonly text: string;
  /** Who said it. Absent when the record of the person was deleted. */
  readonly name: string | null | undefined;
  readonly course: string | null | undefined;
  /** The first day of the class. Absent when the class has no days. */
  readonly startsAt: string | null | undefined;
}

/** A quote with its attribution, to copy: '“text” — Name, Course, Month Year'. What is not known is left out. */
export function attributed({ text, name, course, startsAt }: AttributedQuote): string {
  const month = startsAt == null ? null : formatPeriod('month', toIsoDate(startsAt));
  const parts = [name, course, month].filter((part) => part != null && part !== '');
  return parts.length > 0 ? `“${text}” — ${parts.join(', ')}` : `“${text}”`;
}
