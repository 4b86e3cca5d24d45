import { bookingLinks, createTicketInput } from '@console/bookings-contracts';
import { formatDate } from '@console/format';
import { emptyValues, Form, RichTextField, SelectField, TextField, useConsoleForm, useLeaving } from '@console/forms';
import { useSearchParams } from '@console/platform/router';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  CreateTicketForm_booking$data,
  CreateTicketForm_booking$key,
} from './__generated__/CreateTicketForm_booking.graphql.ts';
import { useCreateTicket } from './useCreateTicket.ts';

/** The form for a new ticket (BKG-08). The URL may name the item that the ticket is about. */
export function CreateTicketForm({ booking: key }: { booking: CreateTicketForm_booking$key }) {
  const { id, items } = useFragment(
    graphql`
      fragment CreateTicketForm_booking on Booking {
        id
        items(first: 100) {
          edges {
            node {
              id
              title
              class {
                reference
                startsAt
              }
            }
          }
        }
      }
    `,
    key,
  );
  const options = items.edges.map(({ node }) => ({ value: node.id, label: itemText(node) }));
  const named = useSearchParams()[0].get('item');
  const { commit, error } = useCreateTicket();
  const [saved] = useState(() =>
    emptyValues(createTicketInput, {
      booking: id,
      bookingItem: options.find(({ value }) => value === named)?.value ?? '',
    }),
  );
  const form = useConsoleForm({
    // Each item has a separate draft.
    name: `create-ticket about ${saved.bookingItem || 'the booking'}`,
    input: createTicketInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: ({ createTicket }) =>
      leave(createTicket?.ticket ? bookingLinks.ticket(createTicket.ticket.id) : bookingLinks.detail(id)),
  });
  const leave = useLeaving(form.changed);
  return (
    <Form
      form={form}
      submit="Create ticket"
      failed="The ticket was not created."
      onCancel={() => leave(bookingLinks.detail(id))}
    >
      {options.length > 0 && (
        <SelectField form={form} name="bookingItem" options={options} placeholder="The whole booking" />
      )}
      <TextField form={form} name="subject" counter />
      <RichTextField form={form} name="body" />
    </Form>
  );
}

type Item = CreateTicketForm_booking$data['items']['edges'][number]['node'];

const itemText = ({ title, class: { reference, startsAt } }: Item): string =>
  [title, reference, ...(startsAt ? [formatDate(startsAt)] : [])].join(', ');
