import { RecordCardPlace } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Grid } from '@console/design-system/layout';
import { DaySection } from '@console/design-system/page-frame';
import { countOf, toIsoDate } from '@console/format';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ClassSchedule_query$key } from './__generated__/ClassSchedule_query.graphql.ts';
import { ClassCard } from './ClassCard.tsx';
import type { ClassListControls } from './classListFilters.ts';
import { SchedulePages } from './SchedulePages.tsx';
import { sessionDays, withToday } from './sessionDays.ts';
import { useDrawnSessions } from './useDrawnSessions.ts';

export interface ClassScheduleProps {
  readonly query: ClassSchedule_query$key;
  readonly list: ClassListControls;
  /** What stands here when there is no session. */
  readonly empty: ReactNode;
}

/** The sessions of the period, day by day (O§2). */
export function ClassSchedule({ query: key, list, empty }: ClassScheduleProps) {
  const { trainingSessions } = useFragment(
    graphql`
      fragment ClassSchedule_query on Query {
        trainingSessions(
          first: $first
          after: $after
          last: $last
          before: $before
          startsAt: [{ after: $from, before: $until }]
          trainingClass_public: $public
          trainingClass_status_list: $status
          trainingClass_trainer: $trainer
          trainingClass_brand: $brand
        ) {
          edges {
            node {
              id
              startsAt
              ...ClassCard_session
            }
          }
          pageInfo {
            hasNextPage
            hasPreviousPage
            ...SchedulePages_page
          }
        }
      }
    `,
    key,
  );
  const { edges, pageInfo } = trainingSessions;
  const drawn = useDrawnSessions(list.shown, edges.length);
  const whole = !pageInfo.hasNextPage && !pageInfo.hasPreviousPage;
  const today = toIsoDate(Date.now());
  const later = new Set(edges.slice(drawn).map(({ node }) => node.id));
  const days = sessionDays(edges.map(({ node }) => node));
  if (edges.length === 0) return empty;
  return (
    <>
      {(whole ? withToday(days, list.shown.days, today) : days).map(({ day, sessions }) => (
        <DaySection key={day} day={day} today={day === today} count={countOf(sessions.length, 'session')}>
          {sessions.length === 0 ? (
            <EmptyState small title="No sessions available." />
          ) : (
            <Grid columns={3} stretch>
              {sessions.map((session) =>
                later.has(session.id) ? (
                  <RecordCardPlace key={session.id} />
                ) : (
                  <ClassCard key={session.id} session={session} />
                ),
              )}
            </Grid>
          )}
        </DaySection>
      ))}
      {!whole && <SchedulePages page={pageInfo} sessions={edges.length} list={list} />}
    </>
  );
}
