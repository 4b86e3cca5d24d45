import { asksFor, changeRequestKinds } from '@console/bookings-contracts';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Grid } from '@console/design-system/layout';
import { useFormValues } from '@console/forms';
import { graphql, useFragment } from 'react-relay';
import { useChosenClass } from '../create-public-item/useChosenClass.ts';
import type { AskedFields_item$key } from './__generated__/AskedFields_item.graphql.ts';
import type { KindFieldsProps } from './KindOfChange.ts';
import { kindsOfChange } from './kindsOfChange.ts';

export interface AskedFieldsProps {
  readonly form: KindFieldsProps['form'];
  readonly item: AskedFields_item$key;
}

/** The fields of the chosen kind of change, each with today's value, and why the change could not be made now. */
export function AskedFields({ form, item: key }: AskedFieldsProps) {
  const item = useFragment(
    graphql`
      fragment AskedFields_item on BookingItem {
        type
        status
        quantity
        assignedSeatNumber
        maxAttendees
        trainer {
          contact {
            fullName
          }
        }
        seatedDelegates {
          id
          givenName
          familyName
        }
        class {
          id
          reference
          startsAt
          endsAt
          status
          public
          seatsFreeCount
          fewestPlaces
          whyFewestPlaces
          courseVersion {
            course {
              id
            }
          }
        }
      }
    `,
    key,
  );
  const values = useFormValues(form);
  const to = useChosenClass((asksFor(values.kind, 'newTrainingClass') && values.newTrainingClass) || null).known;
  const known = changeRequestKinds.of(values.kind ?? '');
  if (known === undefined) return null;
  const { Fields, whyNotNow } = kindsOfChange[known];
  const reason = whyNotNow?.(item, values, to) ?? null;
  return (
    <>
      <Grid columns={2}>
        <Fields form={form} item={item} />
      </Grid>
      {reason !== null && (
        <ErrorAlert
          tone="warning"
          title="This change could not be made now"
          messages={[reason, 'It can be requested, and implemented once the reason is gone.']}
        />
      )}
    </>
  );
}
