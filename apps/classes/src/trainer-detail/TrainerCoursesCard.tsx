import { classLinks } from '@console/classes-contracts';
import { AddButton } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { graphql, useFragment } from 'react-relay';
import type { TrainerCoursesCard_trainer$key } from './__generated__/TrainerCoursesCard_trainer.graphql.ts';
import { TrainerSkills } from './TrainerSkills.tsx';

export interface TrainerCoursesCardProps {
  readonly trainer: TrainerCoursesCard_trainer$key;
  /** Leaves out the link that adds courses, on the screen that adds them. */
  readonly adding?: boolean;
}

/** The courses that a trainer can teach, with competencies and day rate, which are edited in place. A course can be removed. */
export function TrainerCoursesCard({ trainer: key, adding = false }: TrainerCoursesCardProps) {
  const { id, trainerCourses } = useFragment(
    graphql`
      fragment TrainerCoursesCard_trainer on Trainer {
        id
        trainerCourses(first: 500) {
          edges {
            node {
              id
              ...TrainerSkills_trainerCourse
            }
          }
        }
      }
    `,
    key,
  );
  const rows = trainerCourses.edges.map(({ node }) => node);
  return (
    <Card
      title="Courses"
      count={rows.length}
      flush
      actions={
        !adding && (
          <AddButton place="card" to={classLinks.addTrainerCourses(id)}>
            Add courses
          </AddButton>
        )
      }
    >
      {rows.length === 0 && <EmptyState small title="No courses yet." />}
      {rows.map((trainerCourse) => (
        <TrainerSkills key={trainerCourse.id} trainerCourse={trainerCourse} />
      ))}
    </Card>
  );
}
