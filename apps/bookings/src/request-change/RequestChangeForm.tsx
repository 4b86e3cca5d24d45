import {
  askedFieldNames,
  asksFor,
  bookingLinks,
  changeRequestForm,
  changeRequestKinds,
  changeRequestLinks,
  kindsOf,
  whyNotRequestChange,
} from '@console/bookings-contracts';
import { Grid, Stack } from '@console/design-system/layout';
import {
  emptyValues,
  type FieldsOf,
  Form,
  SelectField,
  TextAreaField,
  TextField,
  useConsoleForm,
  useFormValues,
  useLeaving,
} from '@console/forms';
import { useSearchParams } from '@console/platform/router';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AskedFields } from '../change-kinds/AskedFields.tsx';
import type { RequestChangeForm_booking$key } from './__generated__/RequestChangeForm_booking.graphql.ts';
import { BookingToChange } from './BookingToChange.tsx';
import { itemOption } from './itemOption.ts';
import { useProposedSubject } from './useProposedSubject.ts';
import { useRequestChange } from './useRequestChange.ts';

/** The form for a new change request of a booking: for which item, what changes, and to what. */
export function RequestChangeForm({ booking: key }: { booking: RequestChangeForm_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment RequestChangeForm_booking on Booking {
        id
        ...BookingToChange_booking
        items(first: 100) {
          edges {
            node {
              id
              type
              status
              title
              ...itemOption_item
              ...AskedFields_item
            }
          }
        }
      }
    `,
    key,
  );
  const all = booking.items.edges.map(({ node }) => node);
  const items = all.filter((item) => whyNotRequestChange(item) === null);
  const [query] = useSearchParams();
  const [asked, transfer] = [query.get('item'), query.get('transfer')];
  const named = all.find(({ id }) => id === asked);
  const preselected = asked === null && items.length === 1 ? items[0] : items.find(({ id }) => id === asked);
  const { commit, error } = useRequestChange();
  const [saved] = useState(() =>
    emptyValues(changeRequestForm, {
      booking: booking.id,
      bookingItem: preselected?.id ?? '',
      ...(transfer && { kind: 'transfer' as const, delegate: transfer }),
    }),
  );
  const form = useConsoleForm({
    // Each booking, each item and each delegate has a separate draft.
    name: ['request-change of', booking.id, asked, transfer].filter(Boolean).join(' '),
    input: changeRequestForm,
    saved,
    withoutUnused,
    save: ({ kind: _kind, ...input }) => commit({ input }),
    error,
    onSaved: ({ createChangeRequest }) => {
      const made = createChangeRequest?.changeRequest;
      return leave(made ? changeRequestLinks.detail(made.id) : changeRequestLinks.list());
    },
  });
  const leave = useLeaving(form.changed);
  const values = useFormValues(form);
  const item = items.find(({ id }) => id === values.bookingItem);
  const kinds = item ? kindsOf(item.type) : [];
  useProposedSubject(form, item?.title ?? null);
  return (
    <Form
      form={form}
      submit="Request change"
      failed="The change was not requested."
      onCancel={() => leave(bookingLinks.detail(booking.id))}
    >
      <Stack>
        <BookingToChange
          booking={booking}
          hasItems={items.length > 0}
          refusal={named ? whyNotRequestChange(named) : null}
        />
        <Grid columns={2}>
          <SelectField form={form} name="bookingItem" options={items.map(itemOption)} placeholder="Choose an item" />
          <SelectField
            form={form}
            name="kind"
            options={kinds.map((kind) => ({ value: kind, label: changeRequestKinds.labelOf(kind) }))}
            placeholder={item ? 'Choose what changes' : 'Choose an item first'}
            disabled={!item}
          />
        </Grid>
        {item && values.kind && <AskedFields key={item.id} form={form} item={item} />}
        <TextField form={form} name="subject" counter />
        <TextAreaField form={form} name="reason" counter hint="Whoever approves it reads this." />
      </Stack>
    </Form>
  );
}

/** Fields of another kind of change keep what was typed, and are not sent. */
function withoutUnused(values: FieldsOf<typeof changeRequestForm>): FieldsOf<typeof changeRequestForm> {
  const unused = askedFieldNames.filter((field) => !asksFor(values.kind, field));
  const empty = emptyValues(changeRequestForm);
  return { ...values, ...Object.fromEntries(unused.map((field) => [field, empty[field]])) };
}
