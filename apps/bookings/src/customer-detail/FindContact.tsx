import { coreLinks } from '@console/core-contracts';
import { ContactPicker } from '@console/core-web';
import { Inset } from '@console/design-system/card';
import { Stack, Text } from '@console/design-system/layout';
import { formatCount } from '@console/format';
import { useNavigate } from '@console/platform/router';

export interface FindContactProps {
  /** The id of the customer. */
  readonly customer: string;
  /** How many contacts the list above shows. */
  readonly shown: number;
  /** How many contacts the customer has. */
  readonly total: number;
}

/** Finds a contact that the list above does not show, and opens it. */
export function FindContact({ customer, shown, total }: FindContactProps) {
  const navigate = useNavigate();
  return (
    <Inset>
      <Stack gap="xs">
        <Text role="meta">{`The first ${shown} of ${formatCount(total)}, by name`}</Text>
        <ContactPicker
          customer={customer}
          value={null}
          onChange={(contact) => {
            if (contact) void navigate(coreLinks.customerContact(contact));
          }}
          aria-label="Find a contact"
          placeholder="Find a contact by name or email"
        />
      </Stack>
    </Inset>
  );
}
