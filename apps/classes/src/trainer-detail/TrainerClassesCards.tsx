import { classLinks } from '@console/classes-contracts';
import { Card } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { EmptyState } from '@console/design-system/empty-state';
import { Link } from '@console/design-system/link';
import { StatusBadge } from '@console/design-system/status-badge';
import { type Column, DataTable } from '@console/design-system/table';
import { useDeferredQuery } from '@console/relay';
import { graphql } from 'react-relay';
import { SectionFailed } from '../SectionFailed.tsx';
import type { TrainerClassesCardsQuery } from './__generated__/TrainerClassesCardsQuery.graphql.ts';

type Classes = TrainerClassesCardsQuery['response']['coming'];
type TaughtClass = Classes['edges'][number]['node'];

/**
 * The coming and the past classes of a trainer, loaded after the page. Canceled classes are not coming any more; past
 * ones are pale. A postponed class is pale too, because its days will change.
 */
export function TrainerClassesCards() {
  const { data, error } = useDeferredQuery<TrainerClassesCardsQuery>(
    graphql`
      query TrainerClassesCardsQuery($id: ID!, $now: String!) @preloadable {
        coming: trainingClasses(
          first: 50
          trainer: $id
          status_list: [provisional, confirmed, postponed, delivered]
          startsAt: [{ after: $now }]
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
          startsAt: [{ strictly_before: $now }]
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
      <ClassesCard title="Coming classes" classes={data?.coming} which="next" empty="No coming classes." />
      <ClassesCard title="Past classes" classes={data?.past} which="latest" empty="No past classes." />
    </>
  );
}

interface ClassesCardProps {
  readonly title: string;
  /** Undefined while they load. */
  readonly classes: Classes | undefined;
  /** Names the classes on the page when there are more: 'The next 50 of 61'. */
  readonly which: string;
  readonly empty: string;
}

function ClassesCard({ title, classes, which, empty }: ClassesCardProps) {
  const rows = classes?.edges.map(({ node }) => node) ?? [];
  const total = classes?.totalCount ?? 0;
  return (
    <Card
      title={title}
      count={classes?.totalCount}
      flush
      actions={total > rows.length && `The ${which} ${rows.length} of ${total}`}
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

const columns: readonly Column<TaughtClass>[] = [
  {
    id: 'reference',
    header: 'Reference',
    cell: ({ id, reference }) => (
      <Link to={classLinks.detail(id)} newTab>
        {reference}
      </Link>
    ),
    width: 100,
    minWidth: 96,
    whole: true,
  },
  { id: 'title', header: 'Title', cell: ({ title }) => title, minWidth: 140, wrap: true },
  {
    id: 'startsAt',
    header: 'Starts',
    cell: ({ startsAt }) => <DateText value={startsAt} />,
    width: 108,
    minWidth: 100,
    whole: true,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge entity="class" status={status} />,
    width: 120,
    minWidth: 112,
    whole: true,
  },
];
