import { Button } from '@console/design-system/button';
import { CopyIcon } from '@console/design-system/icons';
import { copyText } from '@console/design-system/panel-message';
import { ActionButton } from '@console/design-system/tooltip';
import { countOf } from '@console/format';
import { notify } from '@console/platform';

/** A reserved seat of a class, with or without a delegate. */
interface ReservedSeat {
  readonly attendee?: { readonly email: string } | null | undefined;
  /** Its booker is written to when the seat has no delegate. */
  readonly booker?: { readonly email?: string | null | undefined } | null | undefined;
}

interface CopyAddressesProps {
  /** Undefined while they load. */
  readonly seats: readonly ReservedSeat[] | undefined;
}

/**
 * Copies the email addresses of the delegates, and of the bookers of seats without one where they are known, separated by semicolons as mail programs take them. The notice says how
 * many, and how many seats have nobody to write to.
 */
export function CopyAddresses({ seats }: CopyAddressesProps) {
  const label = 'Copy delegate addresses';
  const icon = <CopyIcon size={16} />;
  if (!seats)
    return (
      <Button icon={icon} disabled>
        {label}
      </Button>
    );
  const addresses = addressesOf(seats);
  const without = seats.filter((seat) => !addressOf(seat)).length;
  async function copy() {
    const problem = await copyText(addresses.join('; '));
    if (problem) notify.error('The addresses could not be copied.', { details: [problem] });
    else notify.success(`${countOf(addresses.length, 'address', 'addresses')} copied.`, { details: noteOn(without) });
  }
  return (
    <ActionButton
      icon={icon}
      refusal={addresses.length === 0 ? 'No seat has a delegate.' : null}
      onClick={() => void copy()}
    >
      {label}
    </ActionButton>
  );
}

const addressOf = ({ attendee, booker }: ReservedSeat): string | null => attendee?.email ?? booker?.email ?? null;

/** The different addresses in the order of the seats. Capitals make no difference. */
function addressesOf(seats: readonly ReservedSeat[]): string[] {
  const emails = seats.flatMap((seat) => addressOf(seat) ?? []);
  return [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()];
}

const noteOn = (without: number): string[] =>
  without === 0 ? [] : [`${countOf(without, 'reserved seat')} without a delegate.`];
