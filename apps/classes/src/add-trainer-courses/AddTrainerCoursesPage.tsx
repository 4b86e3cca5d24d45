import { classLinks } from '@console/classes-contracts';
import { Card } from '@console/design-system/card';
import { Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { MetaLine, PageFrame } from '@console/design-system/page-frame';
import { RecordNotFound, usePageTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { TrainerCoursesCard } from '../trainer-detail/TrainerCoursesCard.tsx';
import type { AddTrainerCoursesPage_trainer$key } from './__generated__/AddTrainerCoursesPage_trainer.graphql.ts';
import type { AddTrainerCoursesPageQuery } from './__generated__/AddTrainerCoursesPageQuery.graphql.ts';
import { AddTrainerCourseForm } from './AddTrainerCourseForm.tsx';

/** The page that adds courses to a trainer, one after the other (O§2). */
export default function AddTrainerCoursesPage() {
  const { trainer } = usePageQuery<AddTrainerCoursesPageQuery>(graphql`
    query AddTrainerCoursesPageQuery($id: ID!) @preloadable {
      trainer(id: $id) {
        ...AddTrainerCoursesPage_trainer
      }
    }
  `);
  return trainer ? <AddTrainerCourses trainer={trainer} /> : <RecordNotFound what="trainer" />;
}

function AddTrainerCourses({ trainer: key }: { trainer: AddTrainerCoursesPage_trainer$key }) {
  const trainer = useFragment(
    graphql`
      fragment AddTrainerCoursesPage_trainer on Trainer {
        id
        contact {
          fullName
        }
        ...TrainerCoursesCard_trainer
      }
    `,
    key,
  );
  const { id, contact } = trainer;
  const [added, setAdded] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its form.
  useEffect(() => {
    if (added > 0) form.current?.querySelector('input')?.focus();
  }, [added]);
  usePageTitle(`Add courses to ${contact.fullName}`, 'Add courses', contact.fullName);
  return (
    <PageFrame
      variant="card"
      title="Add courses"
      meta={
        <MetaLine>
          <Link to={classLinks.trainer(id)}>Back to {contact.fullName}</Link>
        </MetaLine>
      }
    >
      <Stack>
        <Card>
          {/* Each added course leaves an empty form for the next one. */}
          <div ref={form}>
            <AddTrainerCourseForm key={added} trainer={id} onAdded={() => setAdded(added + 1)} />
          </div>
        </Card>
        <TrainerCoursesCard trainer={trainer} adding />
      </Stack>
    </PageFrame>
  );
}
