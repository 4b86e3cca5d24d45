import { classLinks, trainingClassStatuses } from '@console/classes-contracts';
import { CalendarLtrIcon, PeopleIcon } from '@console/design-system/icons';
import { MetaLine } from '@console/design-system/page-frame';
import { Person } from '@console/design-system/person';
import { Fact, RecordCard } from '@console/design-system/record-card';
import { StatusBadge } from '@console/design-system/status-badge';
import { formatTimeRange } from '@console/format';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { CustomerLabel } from '../CustomerLabel.tsx';
import { DeliveryFact } from '../DeliveryFact.tsx';
import { JoinLink } from '../JoinLink.tsx';
import type { ClassCard_session$key } from './__generated__/ClassCard_session.graphql.ts';

/** One session of a class on the schedule (O§2). A click anywhere on the card opens the class in the same tab. */
export const ClassCard = memo(function ClassCard({ session: key }: { session: ClassCard_session$key }) {
  const session = useFragment(
    graphql`
      fragment ClassCard_session on TrainingSession {
        startsAt
        endsAt
        seatsReservedCount
        seatsTotalCount
        dayNumber
        dayCount
        ...JoinLink_session
        trainingClass {
          id
          title
          reference
          status
          confirmedPurchaseOrder {
            reference
          }
          brand {
            name
            primaryColor
          }
          trainer {
            contact {
              fullName
              user {
                avatarUrl
              }
            }
          }
          ...CustomerLabel_class
          ...DeliveryFact_class
        }
      }
    `,
    key,
  );
  const { trainingClass, seatsReservedCount: reserved, seatsTotalCount: total, dayNumber, dayCount } = session;
  const trainer = trainingClass.trainer?.contact;
  return (
    <RecordCard
      title={trainingClass.title}
      to={classLinks.detail(trainingClass.id)}
      accent={trainingClass.brand.primaryColor}
      badge={<StatusBadge of={trainingClassStatuses} status={trainingClass.status} />}
      meta={
        <MetaLine oneLine>
          <CustomerLabel class={trainingClass} />
          {trainingClass.reference}
          {trainingClass.confirmedPurchaseOrder?.reference}
          {trainingClass.brand.name}
        </MetaLine>
      }
      facts={
        <>
          <span>{formatTimeRange(session.startsAt, session.endsAt)}</span>
          <Fact icon={PeopleIcon} meaning={`${reserved} of ${total} seats reserved`}>
            {reserved}/{total}
          </Fact>
          <Fact icon={CalendarLtrIcon}>{`Day ${dayNumber} of ${dayCount}`}</Fact>
        </>
      }
      action={<JoinLink session={session} />}
    >
      <Person name={trainer?.fullName ?? null} imageUrl={trainer?.user?.avatarUrl} size={24} missing="No trainer yet" />
      <DeliveryFact class={trainingClass} />
    </RecordCard>
  );
});
