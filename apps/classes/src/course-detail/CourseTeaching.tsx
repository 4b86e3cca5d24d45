import { classLinks, trainingClassStatuses } from '@console/classes-contracts';
import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { EmptyState } from '@console/design-system/empty-state';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { SkeletonLines } from '@console/design-system/skeleton';
import { StatusBadge } from '@console/design-system/status-badge';
import { formatCount } from '@console/format';
import { type ReactNode, useState } from 'react';
import { SectionFailed } from '../SectionFailed.tsx';
import { useCourseTeaching } from './useCourseTeaching.ts';

/** The next classes of the course, and the trainers who teach it. Each card begins with five; a button shows the others. */
export function CourseTeaching() {
  const { data, error } = useCourseTeaching();
  if (error) return <SectionFailed what="Classes and trainers" />;
  const classes = data?.trainingClasses;
  const trainers = data?.trainers;
  return (
    <>
      <Card title="Coming classes" count={classes?.totalCount}>
        <Loaded found={classes} empty="No coming classes.">
          {({ node: { id, reference, status, startsAt } }) => (
            <Row key={id} justify="between" wrap>
              <Row>
                <Link to={classLinks.detail(id)} newTab>
                  {reference}
                </Link>
                <DateText value={startsAt} />
              </Row>
              <StatusBadge of={trainingClassStatuses} status={status} />
            </Row>
          )}
        </Loaded>
      </Card>
      <Card title="Trainers" count={trainers?.totalCount}>
        <Loaded found={trainers} empty="No active trainer teaches this course.">
          {({ node: { id, contact } }) => (
            <Link key={id} to={classLinks.trainer(id)}>
              {contact.fullName}
            </Link>
          )}
        </Loaded>
      </Card>
    </>
  );
}

interface LoadedProps<Item> {
  /** The first fifty, and how many there are. Undefined while they load. */
  readonly found: { readonly edges: readonly Item[]; readonly totalCount: number } | undefined;
  readonly empty: string;
  readonly children: (item: Item) => ReactNode;
}

/** A card's content: bars while it loads, the sentence for nothing, or the items. */
function Loaded<Item>({ found, empty, children }: LoadedProps<Item>) {
  const [all, setAll] = useState(false);
  if (!found) return <SkeletonLines lines={3} />;
  const { edges, totalCount } = found;
  if (edges.length === 0) return <EmptyState small title={empty} />;
  const more = edges.length - FEW;
  return (
    <Stack gap="s">
      {(all ? edges : edges.slice(0, FEW)).map(children)}
      {more > 0 && (
        <Row>
          <Button size="small" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show ${more} more`}
          </Button>
        </Row>
      )}
      {all && totalCount > edges.length && (
        <Text role="meta">{`The first ${edges.length} of ${formatCount(totalCount)}`}</Text>
      )}
    </Stack>
  );
}

const FEW = 5;
