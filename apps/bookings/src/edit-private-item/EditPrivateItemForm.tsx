import { bookingLinks } from '@console/bookings-contracts';
import { whyNotChangeClass, whyNotEditSessions } from '@console/classes-contracts';
import { TrainerField } from '@console/classes-web';
import { ImpactList } from '@console/core-web';
import { ErrorAlert } from '@console/design-system/error-alert';
import { MainAndAside, Stack } from '@console/design-system/layout';
import { Form, TextAreaField, useFormValues, useLeaving } from '@console/forms';
import { TermsFields } from '../private-item/TermsFields.tsx';
import type { privateItemToEdit_item$key } from './__generated__/privateItemToEdit_item.graphql.ts';
import { DeliveryOfItem } from './DeliveryOfItem.tsx';
import { PlacesFields } from './PlacesFields.tsx';
import { PriceOrInvoice } from './PriceOrInvoice.tsx';
import { usePrivateItemToEdit } from './privateItemToEdit.ts';
import { SessionsOfItem } from './SessionsOfItem.tsx';
import { useItemImpact } from './useItemImpact.ts';
import { usePrivateItemForm } from './usePrivateItemForm.ts';

/**
 * The form for a private item and its class. Before it saves, it shows whom each change affects. It asks for a reason when dates
 * move or the trainer changes. What the state of the class fixes is left out, and the reason stands above.
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
  const changes = whyNotChangeClass(present.class) === null;
  const whyNotSessions = whyNotEditSessions(present.class);
  return (
    <Form
      form={form}
      submit="Save item"
      failed="The item was not saved."
      loadingContent={impact.loading}
      onCancel={() => leave(back)}
    >
      <MainAndAside
        asideStays
        asideWidth={344}
        aside={<PriceOrInvoice form={form} item={item} sessions={values.sessions.length} />}
      >
        <Stack gap="l">
          {whyNotSessions !== null && <ErrorAlert tone="info" messages={[whyNotSessions]} />}
          {changes && <PlacesFields form={form} {...impact.places} />}
          {changes && <DeliveryOfItem form={form} item={item} impact={impact.delivery} />}
          {whyNotSessions === null && (
            <SessionsOfItem form={form} item={item} saved={saved.sessions} impact={impact.sessions} />
          )}
          {changes && (
            <TrainerField
              form={form}
              name="trainer"
              chosen={trainingClass.trainer}
              // At new times other trainers are free than at the present ones.
              {...(impact.sessions ? { course } : { teaching: { id: trainingClass.id, course } })}
              placeholder="No trainer yet"
            />
          )}
          {/* Other sessions ask for the reason themselves. */}
          {saved.trainer && values.trainer !== saved.trainer && !impact.sessions && (
            <TextAreaField form={form} name="reason" counter />
          )}
          <TermsFields form={form} trainer={values.trainer} saved={saved.trainer} course={course} />
          {impact.agreed && <ImpactList {...impact.agreed} />}
        </Stack>
      </MainAndAside>
    </Form>
  );
}
