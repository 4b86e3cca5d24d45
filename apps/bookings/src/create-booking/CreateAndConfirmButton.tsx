import { type createBookingInput, whyNotMoveBooking } from '@console/bookings-contracts';
import { ActionButton } from '@console/design-system/tooltip';
import type { ConsoleForm } from '@console/forms';

export interface CreateAndConfirmButtonProps {
  readonly form: ConsoleForm<typeof createBookingInput>;
  /** The id of the chosen class. A booking without items cannot be confirmed. */
  readonly id: string | null;
}

/** Creates the booking and confirms it in the same write. What a confirmed booking lacks is said before and after the press. */
export function CreateAndConfirmButton({ form, id }: CreateAndConfirmButtonProps) {
  return (
    <ActionButton
      refusal={whyNotMoveBooking('confirm', { status: 'draft', items: id === null ? 0 : 1 })}
      loading={form.saving}
      onClick={async () => {
        form.state.setValue('confirm', true);
        if (!(await form.submit())) form.state.setValue('confirm', false);
      }}
    >
      Create and confirm
    </ActionButton>
  );
}
