import type { ConfirmDialog } from '@console/design-system/dialog';
import { unsaved } from '@console/platform';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

interface UnsavedQuestionProps {
  readonly open: boolean;
  /** 'Leave without saving?' */
  readonly title: string;
  /** The verb: 'Leave'. */
  readonly confirm: string;
  /** What was typed is forgotten by then. */
  readonly onConfirm: () => void;
  readonly onStay: () => void;
}

const CONSEQUENCE = 'What you changed on this screen is not saved yet.';

/**
 * Asks before unsaved changes are lost. The dialog's code comes with the first unsaved change, because the first load needs none of it.
 * Without it, as after the connection was lost, the browser asks.
 */
export function UnsavedQuestion({ open, title, confirm, onConfirm, onStay }: UnsavedQuestionProps) {
  const changed = useSyncExternalStore(unsaved.subscribe, unsaved.any);
  const [Question, setQuestion] = useState<typeof ConfirmDialog>();
  const leave = () => {
    unsaved.discardAll();
    onConfirm();
  };
  const askWithout = useEffectEvent(() => {
    if (!open) return;
    if (window.confirm(`${title} ${CONSEQUENCE}`)) leave();
    else onStay();
  });
  const needed = open || changed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question that opens loads the code again when that failed before
  useEffect(() => {
    if (!needed || Question) return;
    let wanted = true;
    import('@console/design-system/dialog').then(
      (dialog) => wanted && setQuestion(() => dialog.ConfirmDialog),
      () => wanted && askWithout(),
    );
    return () => {
      wanted = false;
    };
  }, [needed, open, Question]);
  if (!Question) return null;
  return (
    <Question
      open={open}
      title={title}
      confirm={confirm}
      tone="discard"
      cancel="Stay"
      onConfirm={leave}
      onCancel={onStay}
    >
      {CONSEQUENCE}
    </Question>
  );
}
