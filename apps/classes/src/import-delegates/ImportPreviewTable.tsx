import { Card } from '@console/design-system/card';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Badge, type BadgeProps } from '@console/design-system/status-badge';
import { type Column, DataTable } from '@console/design-system/table';
import { EditButton } from '@console/design-system/tooltip';
import { useMemo } from 'react';
import { isSurplus, type PreviewedLine } from './previewedLines.ts';

interface ImportPreviewTableProps {
  /** Undefined while they load. */
  readonly lines: readonly PreviewedLine[] | undefined;
  /** Opens the fields of a line. */
  readonly onMend: (line: PreviewedLine) => void;
}

/** The lines of a pasted list with what happens to each. Each can be mended. */
export function ImportPreviewTable({ lines, onMend }: ImportPreviewTableProps) {
  const columns = useMemo(() => [...nameColumns, resultColumn(onMend)], [onMend]);
  return (
    <Card flush>
      <DataTable
        variant="card"
        label="Lines of the list"
        columns={columns}
        rows={lines}
        expectedRows={3}
        rowKey={lineKey}
      />
    </Card>
  );
}

const lineKey = ({ line }: PreviewedLine): string => String(line);

const outcomes: Readonly<Record<string, { readonly word: string; readonly tone: NonNullable<BadgeProps['tone']> }>> = {
  created: { word: 'New contact', tone: 'success' },
  known: { word: 'Known contact', tone: 'success' },
};

const leftOut = { word: 'Left out', tone: 'neutral' } as const;
const noSeat = { word: 'No seat', tone: 'warning' } as const;

const nameColumns: readonly Column<PreviewedLine>[] = [
  { id: 'line', header: 'Line', cell: ({ line }) => line, width: 32, whole: true, quiet: true, dropRank: 1 },
  // Two columns, so that names in the wrong order are noticed.
  { id: 'givenName', header: 'Given name', cell: givenName, width: 88, minWidth: 68, phoneWidth: 60, wrap: true },
  { id: 'familyName', header: 'Family name', cell: familyName, minWidth: 72, phoneWidth: 64, wrap: true },
];

const resultColumn = (onMend: ImportPreviewTableProps['onMend']): Column<PreviewedLine> => ({
  id: 'result',
  header: 'Email and result',
  cell: (line) => <Result line={line} onMend={onMend} />,
  ...{ width: 250, minWidth: 132, phoneWidth: 124, wrap: true },
});

function givenName({ givenName: name, outcome }: PreviewedLine) {
  return outcome === 'headings' ? null : <Text role="strong">{name}</Text>;
}

function familyName({ familyName: name, outcome }: PreviewedLine) {
  return outcome === 'headings' ? null : <Text role="strong">{name}</Text>;
}

interface ResultProps extends Pick<ImportPreviewTableProps, 'onMend'> {
  readonly line: PreviewedLine;
}

/** What happens with a line, and the pencil that opens its fields. A line that was not understood shows its text. */
function Result({ line, onMend }: ResultProps) {
  const { outcome, reason, note, seatNumber, email, text } = line;
  const { word, tone } = isSurplus(line) ? noSeat : (outcomes[outcome] ?? leftOut);
  const why = reason ?? (seatNumber === null ? 'No seat is left.' : `Seat ${seatNumber}`);
  const unread = ['nameless', 'headings'].includes(outcome);
  return (
    <Stack gap="xs">
      {unread ? (
        <Text role="meta">{text}</Text>
      ) : (
        <Text role="meta" oneLine>
          {email}
        </Text>
      )}
      <Row gap="xs">
        <Badge tone={note === null ? tone : 'warning'}>{word}</Badge>
        {outcome !== 'headings' && <EditButton label={`Correct line ${line.line}`} onClick={() => onMend(line)} />}
      </Row>
      <Text role="meta">{why}</Text>
      {note && <Text role="meta">{note}</Text>}
    </Stack>
  );
}
