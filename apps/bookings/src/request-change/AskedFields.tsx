import { asksFor, type changeRequestForm } from '@console/bookings-contracts';
import { ClassOnSaleField, TrainerField } from '@console/classes-web';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Grid } from '@console/design-system/layout';
import { countOf, formatDateRange, fullName } from '@console/format';
import { type ConsoleForm, DateField, NumberField, SelectField, useFormValues } from '@console/forms';
import { graphql, useFragment } from 'react-relay';
import { useChosenClass } from '../create-public-item/useChosenClass.ts';
import type { AskedFields_item$key } from './__generated__/AskedFields_item.graphql.ts';
import { whyNotNow } from './whyNotNow.ts';

export interface AskedFieldsProps {
  readonly form: ConsoleForm<typeof changeRequestForm>;
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
  const { class: held, seatedDelegates } = item;
  const asks = (field: Parameters<typeof asksFor>[1]) => asksFor(values.kind, field);
  const to = useChosenClass((asks('newTrainingClass') && values.newTrainingClass) || null).known;
  const reason = whyNotNow(item, values, to);
  const dates = held.startsAt && held.endsAt ? formatDateRange(held.startsAt, held.endsAt) : 'without dates';
  const isPublic = item.type === 'public';
  const today = isPublic
    ? `Now ${countOf(item.quantity, 'seat')}; ${countOf(held.seatsFreeCount, 'seat')} of ${held.reference} ${held.seatsFreeCount === 1 ? 'is' : 'are'} free.`
    : `Now ${countOf(item.maxAttendees, 'place')}. The price stays.`;
  return (
    <>
      <Grid columns={2}>
        {asks('newStartsAt') && (
          <DateField
            form={form}
            name="newStartsAt"
            required
            hint={`Now ${dates}. The other days follow over the working days, at the same hours.`}
          />
        )}
        {asks('delegate') && (
          <SelectField
            form={form}
            name="delegate"
            required
            options={seatedDelegates.map((delegate) => ({ value: delegate.id, label: fullName(delegate) }))}
            placeholder={seatedDelegates.length > 0 ? 'Choose a delegate' : 'No delegate has a seat yet'}
          />
        )}
        {asks('newTrainingClass') && (
          <ClassOnSaleField
            form={form}
            name="newTrainingClass"
            required
            course={held.courseVersion.course.id}
            except={held.id}
            placeholder="Select a class"
            hint={`Now ${held.reference}, ${dates}.`}
          />
        )}
        {asks('newTrainer') && (
          <TrainerField
            form={form}
            name="newTrainer"
            required
            teaching={{ id: held.id, course: held.courseVersion.course.id }}
            placeholder="Select a trainer"
            hint={`Now ${item.trainer?.contact.fullName ?? 'no trainer'}.`}
          />
        )}
        {asks('newMaxAttendees') && <NumberField form={form} name="newMaxAttendees" required hint={today} />}
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
