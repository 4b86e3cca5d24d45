import { whyNotChangeBooking } from '@console/bookings-contracts';
import { classLinks } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { Card, CardSplit } from '@console/design-system/card';
import { DescriptionList } from '@console/design-system/description-list';
import { Grid } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { EditButton } from '@console/design-system/tooltip';
import { TextAreaField } from '@console/forms';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AccountManagerLink } from '../AccountManagerLink.tsx';
import { BookingAddressEdit, BookingPartEdit, BookingTextEdit } from '../edit-booking/BookingPartEdit.tsx';
import { EditDetailsDialog } from '../edit-booking/EditDetailsDialog.tsx';
import type { BookingFactsCard_booking$key } from './__generated__/BookingFactsCard_booking.graphql.ts';
import { BookingTotals } from './BookingTotals.tsx';

/** A booking's customer, references and total (O§2). */
export function BookingFactsCard({ booking: key }: { booking: BookingFactsCard_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment BookingFactsCard_booking on Booking {
        id
        version
        ...lastChange_record @relay(mask: false)
        status
        title
        bookedAt
        poNumber
        dealRecordId
        webBookingReference
        invoiceNotes
        customer {
          id
          name
        }
        booker {
          id
          fullName
        }
        biller {
          id
          fullName
        }
        accountManager {
          id
        }
        ...AccountManagerLink_booking
        brand {
          id
          name
        }
        billingAddress {
          ...address_lines @relay(mask: false)
        }
        ...BookingTotals_booking
        ...EditDetailsDialog_booking
      }
    `,
    key,
  );
  const [editing, setEditing] = useState(false);
  const { customer, booker, biller, brand } = booking;
  return (
    <Card
      title="Booking"
      actions={
        <EditButton label="Edit booking" refusal={whyNotChangeBooking(booking)} onClick={() => setEditing(true)} />
      }
    >
      <CardSplit side={<BookingTotals booking={booking} />}>
        <Grid columns={3}>
          <DescriptionList
            columns={1}
            items={[
              { label: 'Customer', value: <Link to={coreLinks.customer(customer.id)}>{customer.name}</Link> },
              {
                label: 'Account manager',
                value: <AccountManagerLink booking={booking} />,
              },
              { label: 'Brand', value: <Link to={classLinks.brand(brand.id)}>{brand.name}</Link> },
              {
                label: 'Deal record id',
                value: <BookingTextEdit booking={booking} part="dealRecordId" />,
              },
            ]}
          />
          <DescriptionList
            columns={1}
            items={[
              { label: 'Booker', value: booker && <ContactLink contact={booker} /> },
              { label: 'Biller', value: biller && <ContactLink contact={biller} /> },
              {
                label: 'PO number',
                value: <BookingTextEdit booking={booking} part="poNumber" />,
              },
              {
                label: 'Web booking reference',
                value: <BookingTextEdit booking={booking} part="webBookingReference" />,
              },
            ]}
          />
          <DescriptionList
            columns={1}
            items={[
              {
                label: 'Billing address',
                value: <BookingAddressEdit booking={booking} />,
              },
              {
                label: 'Invoice notes',
                value: (
                  <BookingPartEdit
                    booking={booking}
                    part="invoiceNotes"
                    displayedValue={booking.invoiceNotes}
                    fields={(form) => <TextAreaField form={form} name="invoiceNotes" counter labelHidden />}
                  />
                ),
              },
            ]}
          />
        </Grid>
      </CardSplit>
      {editing && <EditDetailsDialog booking={booking} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function ContactLink({ contact: { id, fullName } }: { contact: { readonly id: string; readonly fullName: string } }) {
  return <Link to={coreLinks.customerContact(id)}>{fullName}</Link>;
}
