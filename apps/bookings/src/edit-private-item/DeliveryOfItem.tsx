import type { editPrivateItemInput } from '@console/bookings-contracts';
import { consequencesForSessions, DeliveryFields, UseAddress } from '@console/classes-web';
import { ImpactList, type ImpactRequest } from '@console/core-web';
import { Text } from '@console/design-system/layout';
import { type ConsoleForm, useFormValues } from '@console/forms';
import type { PrivateItemToEdit } from './privateItemToEdit.ts';

interface DeliveryOfItemProps {
  readonly form: ConsoleForm<typeof editPrivateItemInput>;
  readonly item: PrivateItemToEdit;
  /** Whom another place affects. Null while it stays. */
  readonly impact: ImpactRequest | null;
}

/** The place of the class, and what another place means for its sessions and its people. */
export function DeliveryOfItem({ form, item: { booking, class: trainingClass }, impact }: DeliveryOfItemProps) {
  const { deliveryFormat, sessions } = trainingClass;
  const typed = useFormValues(form);
  return (
    <>
      <DeliveryFields
        form={form}
        belowAddress={
          <div>
            <UseAddress form={form} address={booking.billingAddress} label="Use the booking’s address" />
          </div>
        }
      />
      {consequencesForSessions(
        trainingClass,
        { ...typed, deliveryFormat: typed.deliveryFormat || deliveryFormat, deliveryAddress: null },
        sessions.edges.map(({ node }) => node),
        typed.sessions,
      ).map((line) => (
        <Text key={line} role="meta">
          {line}
        </Text>
      ))}
      {impact && <ImpactList {...impact} />}
    </>
  );
}
