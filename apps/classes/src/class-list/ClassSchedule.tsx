import { Button } from '@console/design-system/button';
import { EmptyState } from '@console/design-system/empty-state';
import { Grid, Row } from '@console/design-system/layout';
import { DaySection } from '@console/design-system/page-frame';
import { RecordCardPlaceholder } from '@console/design-system/record-card';
import { countOf, toIsoDate } from '@console/format';
import { nextPage, type PageInfo, previousPage } from '@console/lists/definition';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ClassSchedule_sessions$key } from './__generated__/ClassSchedule_sessions.graphql.ts';
import { ClassCard } from './ClassCard.tsx';
import { type ClassListState, SCHEDULE_SIZE } from './classList.ts';
import { sessionDays, withToday } from './sessionDays.ts';
import { useRenderedSessions } from './useRenderedSessions.ts';

interface ScheduledList {
  readonly displayed: ClassListState;
  readonly set: (change: Partial<ClassListState>) => void;
}

export interface ClassScheduleProps {
  readonly sessions: ClassSchedule_sessions$key;
  readonly list: ScheduledList;
  /** Shown when there is no session. */
  readonly empty: ReactNode;
}

/** The sessions of the period, day by day (O§2). */
export function ClassSchedule({ sessions: key, list, empty }: ClassScheduleProps) {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment ClassSchedule_sessions on TrainingSessionCursorConnection {
        edges {
          node {
            id
            startsAt
            ...ClassCard_session
          }
        }
        pageInfo {
          startCursor
          endCursor
          hasNextPage
          hasPreviousPage
        }
      }
    `,
    key,
  );
  const whole = !pageInfo.hasNextPage && !pageInfo.hasPreviousPage;
  const today = toIsoDate(Date.now());
  const firstOfToday = edges.findIndex(({ node }) => toIsoDate(node.startsAt) >= today);
  const rendered = useRenderedSessions(list.displayed, edges.length, firstOfToday);
  const later = new Set(edges.filter((_, index) => !rendered(index)).map(({ node }) => node.id));
  const days = sessionDays(edges.map(({ node }) => node));
  if (edges.length === 0) return empty;
  return (
    <>
      {(whole ? withToday(days, list.displayed.days, today) : days).map(({ day, sessions }) => (
        <DaySection key={day} day={day} today={day === today} count={countOf(sessions.length, 'session')}>
          {sessions.length === 0 ? (
            <EmptyState small title="No sessions available." />
          ) : (
            <Grid columns={3} stretch>
              {sessions.map((session) =>
                later.has(session.id) ? (
                  <RecordCardPlaceholder key={session.id} />
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

interface SchedulePagesProps extends Pick<ClassScheduleProps, 'list'> {
  readonly page: PageInfo;
  /** The number of sessions on this page. */
  readonly sessions: number;
}

/** Links to the next and previous page, for a period with more sessions than one schedule shows. */
function SchedulePages({ page, sessions, list: { displayed, set } }: SchedulePagesProps) {
  const next = nextPage(displayed, page, sessions);
  return (
    <Row justify="middle">
      {page.hasPreviousPage && (
        <Button onClick={() => set({ cursor: previousPage({ ...displayed, size: SCHEDULE_SIZE }, page) })}>
          Earlier sessions
        </Button>
      )}
      {next && <Button onClick={() => set({ cursor: next })}>Later sessions</Button>}
    </Row>
  );
}
