import { ImpactList, type useImpact } from '@console/core-web';
import { Stack } from '@console/design-system/layout';
import { ReasonDialog } from '@console/forms';
import type { MappedError } from '@console/relay';
import type { ReactNode } from 'react';

interface TakeBackDialogProps {
  /** The question: 'Take back RCP-70001?'. */
  readonly title: string;
  /** What is taken back, in the title of a refusal. */
  readonly name: string;
  readonly pending: boolean;
  readonly error: MappedError | null;
  readonly foreseen: ReturnType<typeof useImpact>;
  /** Sends it with the reason. Resolves to null when that failed. */
  readonly takeBack: (reason: string) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
  /** What happens, in words. */
  readonly children: ReactNode;
}

/** Asks before a payment or a receipt is taken back, with a reason and with what it does to invoices. */
export function TakeBackDialog({
  title,
  name,
  pending,
  error,
  foreseen,
  takeBack,
  onDone,
  onClose,
  children,
}: TakeBackDialogProps) {
  return (
    <ReasonDialog
      open
      title={title}
      confirm="Take back"
      cancel="Keep it"
      tone="danger"
      loading={pending}
      loadingContent={foreseen.impacts === null && !foreseen.failed}
      failure={error}
      refusedTitle={`${name} was not taken back`}
      onCancel={onClose}
      onConfirm={async (reason) => {
        const done = (await takeBack(reason)) !== null;
        if (done) onDone();
        return done;
      }}
    >
      <Stack>
        <span>{children}</span>
        <ImpactList {...foreseen} />
      </Stack>
    </ReasonDialog>
  );
}
