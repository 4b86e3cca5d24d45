/** Why a template cannot be used, and where. */
export interface TemplateProblem {
  readonly field: 'subject' | 'body';
  /** The part of a design: 'Row 2, button 1'. Null for a text that has lines. */
  readonly part: string | null;
  /** From 1. Null when it is about the whole. */
  readonly line: number | null;
  readonly column: number | null;
  /** A sentence. */
  readonly message: string;
}

/** A problem at a place in one text. */
export type PlacedProblem = Pick<TemplateProblem, 'line' | 'column' | 'message'>;

/** Returns a problem as one sentence with its place: 'Line 4, column 12: “totl” is no variable here.' */
export function sentenceOf({ field, part, line, column, message }: TemplateProblem): string {
  const place = [
    ...(field === 'subject' ? ['Subject'] : []),
    ...(part === null ? [] : [part]),
    ...(line === null ? [] : [`line ${line}`]),
    ...(column === null ? [] : [`column ${column}`]),
  ].join(', ');
  return place === '' ? message : `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${message}`;
}

/** The reason why no mail can be made, as a sentence. */
export class Refused extends Error {}
