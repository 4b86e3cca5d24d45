import { Card } from '@console/design-system/card';
import { Stack, Text } from '@console/design-system/layout';
import { Badge, type BadgeProps } from '@console/design-system/status-badge';
import { type Column, DataTable } from '@console/design-system/table';
import { useMemo } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type {
  ImportPreviewTable_line$data,
  ImportPreviewTable_line$key,
} from './__generated__/ImportPreviewTable_line.graphql.ts';

type Line = ImportPreviewTable_line$data;

interface ImportPreviewTableProps {
  /** Undefined while they load. */
  readonly lines: readonly ImportPreviewTable_line$key[] | undefined;
}

/** The lines of a pasted list with what happens to each. Lines to correct come first, then lines to look at. */
export function ImportPreviewTable({ lines }: ImportPreviewTableProps) {
  const rows = useMemo(
    () => lines?.map(read).sort((one, other) => rankOf(one) - rankOf(other) || one.line - other.line),
    [lines],
  );
  return (
    <Card flush>
      <DataTable
        variant="card"
        label="Lines of the list"
        columns={columns}
        rows={rows}
        expectedRows={3}
        rowKey={lineKey}
      />
    </Card>
  );
}

function read(key: ImportPreviewTable_line$key): Line {
  return readInlineData(
    graphql`
      fragment ImportPreviewTable_line on DelegateImportLine @inline {
        line
        text
        givenName
        familyName
        email
        outcome
        reason
        note
        seatNumber
      }
    `,
    key,
  );
}

function rankOf({ outcome, note }: Line): number {
  if (outcome === 'invalid') return 0;
  return note === null ? 2 : 1;
}

const lineKey = ({ line }: Line): string => String(line);

const outcomes: Readonly<Record<string, { readonly word: string; readonly tone: NonNullable<BadgeProps['tone']> }>> = {
  created: { word: 'New contact', tone: 'success' },
  known: { word: 'Known contact', tone: 'success' },
  invalid: { word: 'To correct', tone: 'danger' },
};

const leftOut = { word: 'Left out', tone: 'neutral' } as const;

const columns: readonly Column<Line>[] = [
  { id: 'line', header: 'Line', cell: ({ line }) => line, width: 36, whole: true, quiet: true },
  // Two columns, so that names in the wrong order are noticed.
  { id: 'givenName', header: 'Given name', cell: givenName, width: 100, minWidth: 68, phoneWidth: 60, wrap: true },
  { id: 'familyName', header: 'Family name', cell: familyName, minWidth: 72, phoneWidth: 64, wrap: true },
  { id: 'result', header: 'Email and result', cell: result, width: 190, minWidth: 132, phoneWidth: 124, wrap: true },
];

function givenName({ givenName: name, outcome }: Line) {
  return outcome === 'headings' ? null : <Text role="strong">{name}</Text>;
}

function familyName({ familyName: name, outcome }: Line) {
  return outcome === 'headings' ? null : <Text role="strong">{name}</Text>;
}

/** What happens with a line. A line that was not understood shows its text. */
function result({ outcome, reason, note, seatNumber, email, text }: Line) {
  const { word, tone } = outcomes[outcome] ?? leftOut;
  const why = reason ?? (seatNumber === null ? 'No seat is left.' : `Seat ${seatNumber}`);
  const unread = ['invalid', 'nameless', 'headings'].includes(outcome);
  return (
    <Stack gap="xs" align="start">
      <Text role="meta">{unread ? text : email}</Text>
      <Badge tone={tone}>{word}</Badge>
      <Text role="meta">{why}</Text>
      {note && <Text role="meta">{note}</Text>}
    </Stack>
  );
}
