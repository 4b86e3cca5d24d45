import { bookingLinks } from '@console/bookings-contracts';
import {
  consequencesForSessions,
  DeliveryFields,
  describeChanges,
  type EditedSession,
  EditSessionsFields,
  ImpactList,
  TrainerField,
  UseAddress,
} from '@console/classes-web';
import { ErrorAlert } from '@console/design-system/error-alert';
import { MainAndAside, Stack, Text } from '@console/design-system/layout';
import { Form, useFormValues, useLeaving } from '@console/forms';
import { TermsFields } from '../private-item/TermsFields.tsx';
import type { privateItemToEdit_item$key } from './__generated__/privateItemToEdit_item.graphql.ts';
import { PlacesFields } from './PlacesFields.tsx';
import { PriceOrInvoice } from './PriceOrInvoice.tsx';
import { usePrivateItemToEdit } from './privateItemToEdit.ts';
import { useItemImpact } from './useItemImpact.ts';
import { usePrivateItemForm } from './usePrivateItemForm.ts';

/**
 * The form for a private item and its class. Before it saves, it shows whom each change affects. It asks for a reason when dates move.
 */
export function EditPrivateItemForm({ item: key }: { readonly item: privateItemToEdit_item$key }) {
  const present = usePrivateItemToEdit(key);
  const { form, item, saved } = usePrivateItemForm(present, () => leave(back));
  const leave = useLeaving(form.changed);
  const { booking, class: trainingClass } = item;
  const back = bookingLinks.detail(booking.id);
  const values = useFormValues(form);
  const impact = useItemImpact(trainingClass, saved, values);
  const course = trainingClass.courseVersion.course.id;
  const sessions = trainingClass.sessions.edges.map(({ node }) => node);
  const deliveryFormat = values.deliveryFormat || trainingClass.deliveryFormat;
  const contested = form.conflicts.sessions;
  return (
    <Form
      form={form}
      submit="Save item"
      failed="The item was not saved."
      loadingContent={impact.loading}
      onCancel={() => leave(back)}
    >
      <MainAndAside
        asideWidth={344}
        aside={<PriceOrInvoice form={form} item={item} sessions={values.sessions.length} />}
      >
        <Stack gap="l">
          <PlacesFields form={form} {...impact.places} />
          <DeliveryFields
            form={form}
            belowAddress={
              <div>
                <UseAddress form={form} address={booking.billingAddress} label="Use the booking’s address" />
              </div>
            }
          />
          {consequencesForSessions(trainingClass.deliveryFormat, deliveryFormat, sessions).map((line) => (
            <Text key={line} role="meta">
              {line}
            </Text>
          ))}
          {impact.delivery && <ImpactList {...impact.delivery} />}
          {contested && (
            <ErrorAlert
              tone="info"
              title="Changed meanwhile."
              messages={describeChanges(
                contested.began as readonly EditedSession[],
                contested.theirs as readonly EditedSession[],
              )}
            />
          )}
          <Text role="strong">Sessions, in UTC</Text>
          <EditSessionsFields
            form={form}
            class={{ ...trainingClass, deliveryFormat }}
            trainer={values.trainer}
            saved={saved.sessions}
            recorded={new Map(sessions.map((session) => [session.id, session]))}
          />
          {impact.sessions && <ImpactList {...impact.sessions} />}
          <TrainerField
            form={form}
            name="trainer"
            chosen={trainingClass.trainer}
            // At new times other trainers are free than at the present ones.
            {...(impact.sessions ? { course } : { teaching: { id: trainingClass.id, course } })}
            placeholder="No trainer yet"
          />
          {impact.trainer && <ImpactList {...impact.trainer} />}
          <TermsFields form={form} trainer={impact.trainer ? values.trainer : null} course={course} />
        </Stack>
      </MainAndAside>
    </Form>
  );
}
