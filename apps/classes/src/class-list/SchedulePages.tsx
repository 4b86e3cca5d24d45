import { Button } from '@console/design-system/button';
import { Row } from '@console/design-system/layout';
import { nextPage, previousPage } from '@console/platform/list';
import { graphql, useFragment } from 'react-relay';
import type { SchedulePages_page$key } from './__generated__/SchedulePages_page.graphql.ts';
import type { ClassListControls } from './classListFilters.ts';
import { SCHEDULE_SIZE } from './classListVariables.ts';

export interface SchedulePagesProps {
  readonly page: SchedulePages_page$key;
  readonly sessions: number;
  readonly list: ClassListControls;
}

/** The ways on where a period has more sessions than one schedule shows. */
export function SchedulePages({ page: key, sessions, list }: SchedulePagesProps) {
  const page = useFragment(
    graphql`
      fragment SchedulePages_page on PageInfo {
        startCursor
        endCursor
        hasNextPage
        hasPreviousPage
      }
    `,
    key,
  );
  const { shown, set } = list;
  const next = nextPage(shown, page, sessions);
  return (
    <Row justify="middle">
      {page.hasPreviousPage && (
        <Button onClick={() => set({ cursor: previousPage({ ...shown, size: SCHEDULE_SIZE }, page) })}>
          Earlier sessions
        </Button>
      )}
      {next && <Button onClick={() => set({ cursor: next })}>Later sessions</Button>}
    </Row>
  );
}
