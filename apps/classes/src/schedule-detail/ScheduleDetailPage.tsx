import { newClassLink, publicScheduleDetailPanel, trainingClassStatuses } from '@console/classes-contracts';
import { HistoryCard, RecordHead } from '@console/core-web';
import { AddButton } from '@console/design-system/button';
import { DateRangeText } from '@console/design-system/date';
import { MainAndAside, Stack } from '@console/design-system/layout';
import { PageFrame } from '@console/design-system/page-frame';
import { StatusBadge } from '@console/design-system/status-badge';
import { RecordNotFound, Slot, usePageTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import { CustomerLabel } from '../CustomerLabel.tsx';
import { SeatsCard } from '../class-detail/SeatsCard.tsx';
import { SessionTable } from '../class-detail/SessionTable.tsx';
import { TrainerCard } from '../class-detail/TrainerCard.tsx';
import { DeliveryFact } from '../DeliveryFact.tsx';
import type { ScheduleDetailPage_schedule$key } from './__generated__/ScheduleDetailPage_schedule.graphql.ts';
import type { ScheduleDetailPageQuery } from './__generated__/ScheduleDetailPageQuery.graphql.ts';
import { ScheduleFactsCard } from './ScheduleFactsCard.tsx';

/** The page of one public schedule (O§2): its seats, bookings, sessions, trainer and class. */
export default function ScheduleDetailPage() {
  const { publicSchedule } = usePageQuery<ScheduleDetailPageQuery>(graphql`
    query ScheduleDetailPageQuery($id: ID!) @preloadable {
      publicSchedule(id: $id) {
        ...ScheduleDetailPage_schedule
      }
    }
  `);
  return publicSchedule ? <ScheduleDetail schedule={publicSchedule} /> : <RecordNotFound what="public schedule" />;
}

function ScheduleDetail({ schedule: key }: { schedule: ScheduleDetailPage_schedule$key }) {
  const schedule = useFragment(
    graphql`
      fragment ScheduleDetailPage_schedule on PublicSchedule {
        ...RecordAudit_record
        ...ScheduleFactsCard_schedule
        trainingClass @required(action: THROW) {
          id
          reference
          title
          status
          startsAt
          endsAt
          brand {
            name
          }
          ...CustomerLabel_class
          ...DeliveryFact_class
          ...SeatsCard_class
          ...SessionTable_class
          ...TrainerCard_class
        }
      }
    `,
    key,
  );
  const { trainingClass } = schedule;
  const { id, reference, title, status, startsAt, endsAt, brand } = trainingClass;
  // A schedule has no reference of its own.
  usePageTitle(`Public schedule ${reference}`, reference);
  return (
    <PageFrame
      variant="card"
      title={title}
      badge={<StatusBadge of={trainingClassStatuses} status={status} />}
      meta={
        <RecordHead record={schedule}>
          <CustomerLabel class={trainingClass} />
          {brand.name}
          <DeliveryFact class={trainingClass} iconSize={16} />
          {startsAt && <DateRangeText start={startsAt} end={endsAt} />}
        </RecordHead>
      }
      actions={
        <AddButton place="page" to={newClassLink({ like: id })}>
          New class like this
        </AddButton>
      }
    >
      <MainAndAside
        asideWidth={280}
        aside={
          <>
            <SeatsCard class={trainingClass} />
            <TrainerCard class={trainingClass} />
            <ScheduleFactsCard schedule={schedule} />
            <HistoryCard of={id} />
          </>
        }
      >
        <Stack>
          <Slot of={publicScheduleDetailPanel} />
          <SessionTable class={trainingClass} />
        </Stack>
      </MainAndAside>
    </PageFrame>
  );
}
