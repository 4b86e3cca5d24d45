import { ConfirmDialog } from '@console/design-system/dialog';
import { useConsoleMutation } from '@console/relay';
import { type BulkMutation, type BulkQuestionProps, bulkText } from './bulkActions.ts';

/** Asks before something is done for many records. */
export function BulkQuestion(props: BulkQuestionProps) {
  const { Question = UsualQuestion } = props.action;
  return <Question {...props} />;
}

function UsualQuestion({ action, title, chosen, onStarted, onClose }: BulkQuestionProps) {
  const { label, done, mutation } = action;
  const write = useConsoleMutation<BulkMutation>(mutation, { complete: true });
  async function start() {
    const input = await chosen.records();
    const answer = input && (await write.commit({ input }));
    const job = answer?.started?.job;
    if (job) onStarted(job.id);
  }
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={label}
      cancel="Not yet"
      loading={chosen.pending || write.pending}
      failure={write.error ?? chosen.error}
      refusedTitle={`Nothing was ${done}`}
      onConfirm={() => void start()}
      onCancel={onClose}
    >
      {bulkText(action)}
    </ConfirmDialog>
  );
}
