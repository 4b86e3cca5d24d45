import { getsSeat } from '@console/bookings-contracts';
import { graphql, readInlineData } from 'react-relay';
import type { previewedLines_line$data, previewedLines_line$key } from './__generated__/previewedLines_line.graphql.ts';

/** A line of a pasted list with what the import does with it. */
export interface PreviewedLine extends previewedLines_line$data {
  /** Its text and how often the text stood before it. It stays when another line is left out, unlike the number. */
  readonly key: string;
}

/** Reads the lines of a preview, in the order of the list, in which the seats are given. */
export function previewedLines(keys: readonly previewedLines_line$key[]): PreviewedLine[] {
  const before = new Map<string, number>();
  return keys.map(read).map((line) => {
    const count = before.get(line.text) ?? 0;
    before.set(line.text, count + 1);
    return { ...line, key: `${count} ${line.text}` };
  });
}

/** Whether somebody has to correct the line before the import. */
export const isHeld = ({ outcome }: Pick<PreviewedLine, 'outcome'>): boolean => outcome === 'invalid';

/** Whether the line names a delegate for whom no seat is left. */
export const isSurplus = ({ outcome, seatNumber }: Pick<PreviewedLine, 'outcome' | 'seatNumber'>): boolean =>
  getsSeat(outcome) && seatNumber === null;

function read(key: previewedLines_line$key): previewedLines_line$data {
  return readInlineData(
    graphql`
      fragment previewedLines_line on DelegateImportLine @inline {
        line
        text
        givenName
        familyName
        email
        shared
        outcome
        reason
        note
        seatNumber
      }
    `,
    key,
  );
}
