import { trainingClassDetailPanel, trainingClassPeoplePanel, trainingClassStatuses } from '@console/classes-contracts';
import { HistoryCard } from '@console/core-web';
import { MainAndAside } from '@console/design-system/layout';
import { PageFrame } from '@console/design-system/page-frame';
import { StatusBadge } from '@console/design-system/status-badge';
import { TabPanel, Tabs } from '@console/design-system/tabs';
import { RecordNotFound, Slot, useRecordTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import { AttendanceTab } from '../attendance/AttendanceTab.tsx';
import { useClassSeats } from '../class-seats/useClassSeats.ts';
import type { ClassDetailPage_class$key } from './__generated__/ClassDetailPage_class.graphql.ts';
import type { ClassDetailPageQuery } from './__generated__/ClassDetailPageQuery.graphql.ts';
import { ClassActions } from './ClassActions.tsx';
import { ClassFactsCard } from './ClassFactsCard.tsx';
import { ClassMeta } from './ClassMeta.tsx';
import { ClassNotes } from './ClassNotes.tsx';
import { SeatsCard } from './SeatsCard.tsx';
import { SeatTable } from './SeatTable.tsx';
import { SessionTable } from './SessionTable.tsx';
import { TrainerCard } from './TrainerCard.tsx';
import { useClassTab } from './useClassTab.ts';

/** The page of one class: attendance, seats, sessions, notes and trainer. */
export default function ClassDetailPage() {
  const { trainingClass } = usePageQuery<ClassDetailPageQuery>(graphql`
    query ClassDetailPageQuery($id: ID!) @preloadable {
      trainingClass(id: $id) {
        id
        ...ClassDetailPage_class
      }
    }
  `);
  if (!trainingClass) return <RecordNotFound what="class" />;
  return <ClassDetail key={trainingClass.id} class={trainingClass} />;
}

function ClassDetail({ class: key }: { class: ClassDetailPage_class$key }) {
  const trainingClass = useFragment(
    graphql`
      fragment ClassDetailPage_class on TrainingClass {
        id
        reference
        title
        status
        seatsTotalCount
        sessions(first: 50) {
          edges {
            node {
              id
            }
          }
        }
        notes(first: 500) {
          edges {
            node {
              id
            }
          }
        }
        ...ClassActions_class
        ...ClassMeta_class
        ...AttendanceTab_class
        ...SeatTable_class
        ...SessionTable_class
        ...SeatsCard_class
        ...TrainerCard_class
        ...ClassFactsCard_class
      }
    `,
    key,
  );
  const { id, reference, title, status, seatsTotalCount, sessions, notes } = trainingClass;
  const [tab, setTab] = useClassTab(status);
  const seats = useClassSeats();
  useRecordTitle(reference, title);
  return (
    <PageFrame
      variant="card"
      title={title}
      badge={<StatusBadge of={trainingClassStatuses} status={status} />}
      actions={<ClassActions class={trainingClass} />}
      meta={<ClassMeta class={trainingClass} />}
      tabs={
        <Tabs
          label="Class sections"
          tabs={[
            { id: 'attendance', label: 'Attendance' },
            { id: 'seats', label: 'Seats', count: seatsTotalCount },
            { id: 'sessions', label: 'Sessions', count: sessions.edges.length },
            { id: 'notes', label: 'Notes', count: notes.edges.length },
          ]}
          selected={tab}
          onSelect={setTab}
        />
      }
    >
      <MainAndAside
        asideWidth={280}
        aside={
          <>
            <SeatsCard class={trainingClass} />
            <TrainerCard class={trainingClass} />
            <Slot of={trainingClassDetailPanel} />
            <ClassFactsCard class={trainingClass} />
            <HistoryCard of={id} />
          </>
        }
      >
        {(status === 'canceled' || status === 'postponed') && <Slot of={trainingClassPeoplePanel} />}
        <TabPanel id={tab}>
          {tab === 'attendance' && <AttendanceTab class={trainingClass} seats={seats} />}
          {tab === 'seats' && <SeatTable class={trainingClass} seats={seats} />}
          {tab === 'sessions' && <SessionTable class={trainingClass} />}
          {tab === 'notes' && <ClassNotes class={id} />}
        </TabPanel>
      </MainAndAside>
    </PageFrame>
  );
}
