import { whyNotMoveBooking } from '@console/bookings-contracts';
import { Key } from '@console/design-system/keys';
import { Row, Text } from '@console/design-system/layout';
import { ActionButton } from '@console/design-system/tooltip';
import { useEffect, useEffectEvent } from 'react';

export interface CreateAndConfirmButtonProps {
  /** The id of the chosen class. A booking without items cannot be confirmed. */
  readonly id: string | null;
  readonly saving: boolean;
  readonly onPress: () => Promise<void>;
}

/**
 * Creates the booking and confirms it in the same write, also by Ctrl+Shift+Enter. What a confirmed booking lacks is said
 * before and after the press.
 */
export function CreateAndConfirmButton({ id, saving, onPress }: CreateAndConfirmButtonProps) {
  const refusal = whyNotMoveBooking('confirm', { status: 'draft', items: id === null ? 0 : 1 });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    if (document.querySelector('dialog:modal')) return;
    event.preventDefault();
    if (refusal === null && !saving) void onPress();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <ActionButton
        aria-keyshortcuts="Control+Shift+Enter"
        refusal={refusal}
        loading={saving}
        onClick={() => void onPress()}
      >
        Create and confirm
      </ActionButton>
      <Text role="meta">
        <Row gap="xs">
          <Key>Ctrl</Key> <Key>Shift</Key> <Key>Enter</Key> creates and confirms
        </Row>
      </Text>
    </>
  );
}
