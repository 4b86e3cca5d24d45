import { whyNotMoveBooking } from '@console/bookings-contracts';
import { ActionButton } from '@console/design-system/tooltip';

export interface CreateAndConfirmButtonProps {
  /** The id of the chosen class. A booking without items cannot be confirmed. */
  readonly id: string | null;
  readonly saving: boolean;
  readonly onPress: () => Promise<void>;
}

/** Creates the booking and confirms it in the same write. What a confirmed booking lacks is said before and after the press. */
export function CreateAndConfirmButton({ id, saving, onPress }: CreateAndConfirmButtonProps) {
  return (
    <ActionButton
      refusal={whyNotMoveBooking('confirm', { status: 'draft', items: id === null ? 0 : 1 })}
      loading={saving}
      onClick={() => void onPress()}
    >
      Create and confirm
    </ActionButton>
  );
}
