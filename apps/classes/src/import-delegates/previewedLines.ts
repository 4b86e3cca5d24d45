import { getsSeat } from '@console/bookings-contracts';
import { graphql, readInlineData } from 'react-relay';
import type { previewedLines_line$data, previewedLines_line$key } from './__generated__/previewedLines_line.graphql.ts';

/** A line of a pasted list with what the import does with it. Its number stays when another line is left out. */
export type PreviewedLine = previewedLines_line$data;

/** Reads the lines of a preview, in the order of the list, in which the seats are given. */
export const previewedLines = (keys: readonly previewedLines_line$key[]): PreviewedLine[] => keys.map(read);

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
