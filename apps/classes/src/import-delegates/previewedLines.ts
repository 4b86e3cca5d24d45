import { graphql, readInlineData } from 'react-relay';
import type { previewedLines_line$data, previewedLines_line$key } from './__generated__/previewedLines_line.graphql.ts';

/** A line of a pasted list with what the import does with it. */
export type PreviewedLine = previewedLines_line$data;

/** Reads the lines of a preview. Lines to look at come first. */
export function previewedLines(keys: readonly previewedLines_line$key[]): PreviewedLine[] {
  return keys.map(read).sort((one, other) => rankOf(one) - rankOf(other) || one.line - other.line);
}

/** Whether somebody has to correct the line before the import. */
export const isHeld = ({ outcome }: Pick<PreviewedLine, 'outcome'>): boolean => outcome === 'invalid';

const rankOf = ({ note }: PreviewedLine): number => (note === null ? 1 : 0);

function read(key: previewedLines_line$key): PreviewedLine {
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
