import { getsSeat, type MendedDelegate } from '@console/bookings-contracts';
import { Button } from '@console/design-system/button';
import { Dialog } from '@console/design-system/dialog';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack, Text } from '@console/design-system/layout';
import { ActionButton } from '@console/design-system/tooltip';
import { countOf, joinList } from '@console/format';
import { failedTitle, useQueryOnDemand } from '@console/relay';
import { useEffect, useMemo, useRef } from 'react';
import { graphql } from 'react-relay';
import type { ImportPreviewDialogQuery } from './__generated__/ImportPreviewDialogQuery.graphql.ts';
import { ImportPreviewTable } from './ImportPreviewTable.tsx';
import { ImportRefusal } from './ImportRefusal.tsx';
import type { ItemToFill } from './itemsToFill.ts';
import { MendLine } from './MendLine.tsx';
import { type PreviewedLine, previewedLines } from './previewedLines.ts';
import { useImportDelegates } from './useImportDelegates.ts';
import { useMending } from './useMending.ts';

export interface ImportPreviewDialogProps {
  readonly title: string;
  /** The reference of the class. */
  readonly reference: string;
  readonly list: { readonly bookingItem: string; readonly delegates: string };
  /** The booking item whose seats are filled. */
  readonly item: ItemToFill | undefined;
  /** Returns to the text: to the first line to correct, or to its start. */
  readonly onBack: (line: number) => void;
  /** Writes a mended line into the list. Its number stays. */
  readonly onMend: (line: number, delegate: MendedDelegate) => void;
  /** Takes these lines out of the list. The numbers of the others stay. */
  readonly onLeaveOut: (lines: ReadonlySet<number>) => void;
  /** Called with the id of the job that does the import. */
  readonly onStarted: (job: string) => void;
}

/** Shows what an import will do with each line, before anything is written. */
export function ImportPreviewDialog(props: ImportPreviewDialogProps) {
  const { title, reference, list, item, onBack, onMend, onLeaveOut, onStarted } = props;
  const preview = useQueryOnDemand<ImportPreviewDialogQuery>(
    graphql`
      query ImportPreviewDialogQuery($bookingItem: ID!, $delegates: String!) {
        delegateImport(bookingItem: $bookingItem, delegates: $delegates) {
          available
          refusal
          lines {
            line
            outcome
            note
            ...previewedLines_line
          }
        }
      }
    `,
    { fresh: true },
  );
  const { data, answered, failed, load } = preview;
  useEffect(() => load(list), [load, list]);
  // A refusal means that others have changed the seats or the contacts meanwhile: the preview shows how they are now.
  const { commit, pending, error } = useImportDelegates(() => load(list));
  const messages = error ? [...error.messages, ...Object.values(error.fields)] : [];
  const refusal = useRef<HTMLDivElement>(null);
  const refused = messages.join(' ');
  useEffect(() => {
    // The button is below a long list, and the message above it.
    if (refused) refusal.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  const plan = data?.delegateImport;
  const count = plan?.lines.filter(({ outcome }) => getsSeat(outcome)).length ?? 0;
  const invalid = plan?.lines.flatMap(({ outcome, line }) => (outcome === 'invalid' ? [line] : [])) ?? [];
  const summary = useRef<HTMLDivElement>(null);
  const back = () => onBack(invalid[0] ?? 1);
  // An earlier preview says what the list no longer does.
  const isCurrent = answered?.delegates === list.delegates;
  const leaveOut = (lines: readonly number[]) => {
    // The button disappears with the lines.
    summary.current?.focus();
    onLeaveOut(new Set(lines));
  };
  const lines = useMemo(() => plan && previewedLines(plan.lines), [plan]);
  const mending = useMending(lines);
  const mend = (line: PreviewedLine, delegate: MendedDelegate) => {
    summary.current?.focus();
    mending.close(line);
    onMend(line.line, delegate);
  };
  const reading = plan && isCurrent ? null : 'The list is being read.';
  const busy = pending ? 'The list is being imported.' : reading;
  const impossible = failed ? unread : (reading ?? plan?.refusal ?? mending.unsaved);
  // A clean preview begins on the button that imports, unless the user has gone on meanwhile.
  const backButton = useRef<HTMLButtonElement>(null);
  const importButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (impossible === null && document.activeElement === backButton.current) importButton.current?.focus();
  }, [impossible]);
  const confirm = async () => {
    const answer = await commit({ input: list });
    const job = answer?.importDelegates?.job;
    if (job) onStarted(job.id);
  };
  const confirmKey = () => {
    if (impossible !== null) importButton.current?.focus();
    else if (!pending) void confirm();
  };
  return (
    <Dialog
      open
      persistent
      title={title}
      subtitle={[reference, item?.customerName, item?.reference].filter(Boolean).join(', ')}
      loading={pending}
      onClose={back}
      onConfirmKey={confirmKey}
      actions={
        <>
          <Button ref={backButton} data-autofocus disabled={pending} onClick={back}>
            Back to the list
          </Button>
          <ActionButton
            ref={importButton}
            appearance="primary"
            loading={pending}
            refusal={impossible}
            onClick={() => void confirm()}
          >
            {`Import ${countOf(count, 'delegate')}`}
          </ActionButton>
        </>
      }
    >
      {error && (
        <div ref={refusal}>
          <ErrorAlert title={failedTitle('The delegates were not imported.', error)} messages={messages} />
        </div>
      )}
      {failed && <ErrorAlert messages={[unread]} actions={<Button onClick={() => load(list)}>Try again</Button>} />}
      {plan?.refusal && (
        <ImportRefusal refusal={plan.refusal} lines={lines ?? []} {...{ item, busy }} onLeaveOut={leaveOut} />
      )}
      {!failed && (
        <Stack gap="s">
          <div ref={summary} role="status" tabIndex={-1}>
            {plan ? summaryOf(plan, count) : <Text role="meta">Reading the list…</Text>}
          </div>
          {mending.open.map(({ line, delegate }) => (
            <MendLine
              key={line.line}
              {...{ line, delegate }}
              refusal={busy}
              onChange={mending.change}
              onMend={mend}
              onLeaveOut={(one) => leaveOut([one.line])}
              onKeep={(kept) => {
                summary.current?.focus();
                mending.close(kept);
              }}
            />
          ))}
          {mending.more > 0 && (
            <Text role="meta">{`${countOf(mending.more, 'line')} more to correct after these.`}</Text>
          )}
          <ImportPreviewTable lines={mending.others} onMend={mending.openLine} />
        </Stack>
      )}
    </Dialog>
  );
}

const unread = 'The list could not be read.';

type Plan = NonNullable<ImportPreviewDialogQuery['response']['delegateImport']>;

/**
 * '12 delegates for 20 empty seats, 9 new contacts. 2 lines left out. Look at lines 3 and 7.'
 *
 * @param seated how many delegates get a seat.
 */
function summaryOf({ lines, available }: Plan, seated: number): string {
  const count = (...outcomes: readonly string[]) => lines.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const out = count('seated', 'repeated', 'nameless', 'headings');
  const noted = lines.flatMap(({ note, line }) => (note === null ? [] : [String(line)]));
  const sentences = [
    `${countOf(seated, 'delegate')} for ${countOf(available, 'empty seat')}, ${countOf(count('created'), 'new contact')}.`,
    ...(out > 0 ? [`${countOf(out, 'line')} left out.`] : []),
    ...(noted.length > 0 ? [`Look at ${noted.length === 1 ? 'line' : 'lines'} ${listOf(noted)}.`] : []),
  ];
  return sentences.join(' ');
}

/** '3, 7 and 12 others': at most ten, because all are marked in the table. */
function listOf(lines: readonly string[]): string {
  const more = lines.length - MOST_NAMED;
  return joinList(more > 0 ? [...lines.slice(0, MOST_NAMED), countOf(more, 'other')] : lines);
}

const MOST_NAMED = 10;
