import { RecordAudit } from '@console/core-web';
import { DateText } from '@console/design-system/date';
import { Row } from '@console/design-system/layout';
import { MetaLine } from '@console/design-system/page-frame';
import { CopyButton } from '@console/design-system/panel-message';
import { graphql, useFragment } from 'react-relay';
import type { BookingDetailHead_booking$key } from './__generated__/BookingDetailHead_booking.graphql.ts';

/** The line below a booking's title: reference, date of booking, and last change. */
export function BookingDetailHead({ booking: key }: { booking: BookingDetailHead_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment BookingDetailHead_booking on Booking {
        reference
        bookedAt
        createdAt
        createdBy {
          person {
            fullName
          }
        }
        updatedAt
        updatedBy {
          person {
            fullName
          }
        }
      }
    `,
    key,
  );
  const { reference, bookedAt } = booking;
  return (
    <MetaLine>
      <Row gap="xs">
        {reference}
        <CopyButton text={reference} label={`Copy ${reference}`} />
      </Row>
      <span>
        Booked <DateText value={bookedAt} />
      </span>
      <RecordAudit record={booking} />
    </MetaLine>
  );
}
