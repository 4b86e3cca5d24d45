import { bookingLinks } from '@console/bookings-contracts';
import { classLinks, feedbackKinds } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { Card } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { DescriptionList } from '@console/design-system/description-list';
import { Link } from '@console/design-system/link';
import { graphql, useFragment } from 'react-relay';
import type { FeedbackOverviewCard_feedback$key } from './__generated__/FeedbackOverviewCard_feedback.graphql.ts';
import { FeedbackSentiment } from './FeedbackSentiment.tsx';

/** The facts of a feedback. The sentiment is set here. An empty value shows a dash. */
export function FeedbackOverviewCard({ feedback: key }: { readonly feedback: FeedbackOverviewCard_feedback$key }) {
  const feedback = useFragment(
    graphql`
      fragment FeedbackOverviewCard_feedback on Feedback {
        personName
        kind
        createdAt
        isSent
        customerContact {
          id
        }
        attendee {
          customerContact {
            id
          }
          trainingSeatReservation {
            bookingItem {
              booking {
                id
                reference
              }
            }
          }
        }
        trainer {
          id
        }
        trainingClass {
          id
          reference
          title
        }
        ...FeedbackSentiment_feedback
      }
    `,
    key,
  );
  const { personName, kind, createdAt, isSent, customerContact, attendee, trainer, trainingClass: of } = feedback;
  const booking = attendee?.trainingSeatReservation.bookingItem.booking;
  const contact = customerContact ?? attendee?.customerContact;
  const link = contact ? coreLinks.customerContact(contact.id) : trainer && classLinks.trainer(trainer.id);
  return (
    <Card title="Overview" flush>
      <DescriptionList
        layout="rows"
        items={[
          { label: 'Sentiment', value: <FeedbackSentiment feedback={feedback} /> },
          { label: 'From', value: link ? <Link to={link}>{personName}</Link> : personName },
          { label: 'Kind', value: feedbackKinds.labelOf(kind) },
          { label: 'Class', value: of && <Link to={classLinks.detail(of.id)}>{of.reference}</Link> },
          { label: 'Course', value: of?.title },
          { label: 'Booking', value: booking && <Link to={bookingLinks.detail(booking.id)}>{booking.reference}</Link> },
          { label: 'Given by', value: isSent ? 'The person, on the site' : 'Recorded by staff' },
          { label: 'Created (UTC)', value: <DateText value={createdAt} as="date-time" /> },
        ]}
      />
    </Card>
  );
}
