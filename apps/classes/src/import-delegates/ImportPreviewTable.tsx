import { Card } from '@console/design-system/card';
import { Stack, Text } from '@console/design-system/layout';
import { Badge, type Tone } from '@console/design-system/status-badge';
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

/** The lines of a pasted list with what happens to each. Lines to correct come first. */
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
        seatNumber
      }
    `,
    key,
  );
}

const rankOf = ({ outcome }: Line): number => (outcome === 'invalid' ? 0 : 1);

const lineKey = ({ line }: Line): string => String(line);

const outcomes: Readonly<Record<string, { readonly word: string; readonly tone: Tone }>> = {
  created: { word: 'New contact', tone: 'success' },
  known: { word: 'Known contact', tone: 'success' },
  invalid: { word: 'To correct', tone: 'danger' },
};

const leftOut = { word: 'Left out', tone: 'neutral' } as const;

const columns: readonly Column<Line>[] = [
  { id: 'line', header: 'Line', cell: ({ line }) => line, width: 36, whole: true, quiet: true },
  { id: 'delegate', header: 'Delegate', cell: delegate, minWidth: 120, wrap: true },
  { id: 'result', header: 'Result', cell: result, width: 176, minWidth: 128, wrap: true },
];

/** The delegate as the server has read them, or the text of a line without a name. */
function delegate({ givenName, familyName, email, text }: Line) {
  if (givenName === '') return text;
  return (
    <Stack gap="none">
      <Text role="strong">{`${givenName} ${familyName}`}</Text>
      <Text role="meta">{email}</Text>
    </Stack>
  );
}

function result({ outcome, reason, seatNumber }: Line) {
  const { word, tone } = outcomes[outcome] ?? leftOut;
  const why = reason ?? (seatNumber === null ? 'No seat is left.' : `Seat ${seatNumber}`);
  return (
    <Stack gap="xs" align="start">
      <Badge tone={tone}>{word}</Badge>
      <Text role="meta">{why}</Text>
    </Stack>
  );
}
