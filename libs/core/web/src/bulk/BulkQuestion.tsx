import { ConfirmDialog } from '@console/design-system/dialog';
import { countOf } from '@console/format';
import type { MappedError } from '@console/relay';
import { useConsoleMutation } from '@console/relay';
import type { BulkAction, ChosenRecords } from './bulkActions.ts';

/** The mutation of every bulk action. */
export interface BulkMutation {
  readonly variables: { readonly input: ChosenRecords };
  readonly response: {
    readonly started: { readonly job: { readonly id: string } | null | undefined } | null | undefined;
  };
}

export interface BulkQuestionProps {
  readonly action: BulkAction;
  readonly noun: readonly [one: string, several: string];
  readonly count: number;
  /** 'frozen at 14:02 UTC'. Null for rows of the page. */
  readonly frozenAt: string | null;
  readonly chosen: {
    readonly records: () => Promise<ChosenRecords | null>;
    readonly pending: boolean;
    readonly error: MappedError | null;
  };
  readonly onStarted: (job: string) => void;
  readonly onClose: () => void;
}

/** Asks before something is done for many records: 'Issue 1,234 invoices, frozen at 14:02 UTC?' */
export function BulkQuestion({ action, noun, count, frozenAt, chosen, onStarted, onClose }: BulkQuestionProps) {
  const { label, text, done, mutation } = action;
  const write = useConsoleMutation<BulkMutation>(mutation, { complete: true });
  const records = countOf(count, ...noun);
  async function start() {
    const input = await chosen.records();
    const answer = input && (await write.commit({ input }));
    const job = answer?.started?.job;
    if (job) onStarted(job.id);
  }
  return (
    <ConfirmDialog
      open
      title={`${label} ${records}${frozenAt ? `, ${frozenAt}` : ''}?`}
      confirm={label}
      cancel="Not yet"
      loading={chosen.pending || write.pending}
      failure={write.error ?? chosen.error}
      refusedTitle={`Nothing was ${done}`}
      onConfirm={() => void start()}
      onCancel={onClose}
    >
      {text} One after the other, each with a result of its own. A record that has changed and cannot be {done} any more
      is left out and listed with its reason.
    </ConfirmDialog>
  );
}
