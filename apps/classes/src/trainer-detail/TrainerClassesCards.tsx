import { classLinks, trainingClassStatuses } from '@console/classes-contracts';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Row, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
import { addDays, formatCount, type IsoDate, toIsoDate } from '@console/format';
import { useDeferredQuery } from '@console/relay';
import { graphql } from 'react-relay';
import { classesOfTrainer } from '../class-list/classList.ts';
import { SectionFailed } from '../SectionFailed.tsx';
import type { TrainerClassesCardsQuery } from './__generated__/TrainerClassesCardsQuery.graphql.ts';

type Classes = TrainerClassesCardsQuery['response']['coming'];
type TaughtClass = Classes['edges'][number]['node'];

/**
 * The coming and the past classes of a trainer, loaded after the page. A class is past when its last session is over.
 * Canceled classes are not coming any more; past ones are pale. A postponed class is pale too, because its days will change.
 */
export function TrainerClassesCards({ trainer }: { readonly trainer: string }) {
  const { data, error } = useDeferredQuery<TrainerClassesCardsQuery>(
    graphql`
      query TrainerClassesCardsQuery($id: ID!, $now: String!) @preloadable {
        coming: trainingClasses(
          first: 50
          trainer: $id
          status_list: [provisional, confirmed, postponed, delivered]
          endsAt: [{ strictly_after: $now }]
          order: [{ startsAt: ASC }]
        ) {
          totalCount
          edges {
            node {
              id
              reference
              title
              status
              startsAt
            }
          }
        }
        past: trainingClasses(
          first: 50
          trainer: $id
          endsAt: [{ before: $now }]
          order: [{ startsAt: DESC }]
        ) {
          totalCount
          edges {
            node {
              id
              reference
              title
              status
              startsAt
            }
          }
        }
      }
    `,
    'classes',
  );
  if (error) return <SectionFailed what="The classes" />;
  return (
    <>
      <ClassesCard
        title="Coming classes"
        classes={data?.coming}
        which="next"
        empty="No coming classes."
        allFrom={(first) => classesOfTrainer(trainer, { start: first, end: addDays(first, decade) })}
      />
      <ClassesCard
        title="Past classes"
        classes={data?.past}
        which="latest"
        empty="No past classes."
        allFrom={(first) => classesOfTrainer(trainer, { start: addDays(first, -decade), end: first })}
      />
    </>
  );
}

/** In days. The list of classes always has a period, and no trainer has classes beyond this one. */
const decade = 3653;

interface ClassesCardProps {
  readonly title: string;
  /** Undefined while they load. */
  readonly classes: Classes | undefined;
  /** Names the classes on the page when there are more: 'The next 50 of 61'. */
  readonly which: string;
  readonly empty: string;
  /** The link to all of these classes, from the day on which the first of them begins. */
  readonly allFrom: (first: IsoDate) => string;
}

function ClassesCard({ title, classes, which, empty, allFrom }: ClassesCardProps) {
  const rows = classes?.edges.map(({ node }) => node) ?? [];
  const total = classes?.totalCount ?? 0;
  const first = rows[0]?.startsAt;
  return (
    <Card
      title={title}
      count={classes?.totalCount}
      flush
      actions={
        total > rows.length &&
        first && (
          <Row>
            <Text role="meta">{`The ${which} ${formatCount(rows.length)} of ${formatCount(total)}`}</Text>
            <Link to={allFrom(toIsoDate(first))}>Show all</Link>
          </Row>
        )
      }
    >
      <DataTable
        variant="card"
        label={title}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        muted={doesNotTakePlace}
        empty={<EmptyState small title={classes ? empty : 'Loading…'} />}
      />
    </Card>
  );
}

const keyOf = ({ id }: TaughtClass) => id;
const doesNotTakePlace = ({ status }: TaughtClass) => status === 'canceled' || status === 'postponed';

const { badge, date, record, text } = columnsOf<TaughtClass>();

const columns: readonly Column<TaughtClass>[] = [
  record('reference', 'Reference', ({ id }) => classLinks.detail(id), {
    newTab: true,
    width: 100,
    minWidth: 96,
    whole: true,
  }),
  text('title', 'Title', ({ title }) => title, { minWidth: 140, phoneWidth: 92, wrap: true }),
  date('startsAt', 'Starts', ({ startsAt }) => startsAt),
  badge('status', 'Status', trainingClassStatuses, ({ status }) => status, { width: 120, dropRank: 1 }),
];
