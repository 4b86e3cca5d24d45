import { Button } from '@console/design-system/button';
import { DeleteIcon } from '@console/design-system/icons';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeleteTrainerCourseButton_trainerCourse$key } from './__generated__/DeleteTrainerCourseButton_trainerCourse.graphql.ts';
import { DeleteTrainerCourseDialog } from './DeleteTrainerCourseDialog.tsx';

export interface DeleteTrainerCourseButtonProps {
  readonly trainerCourse: DeleteTrainerCourseButton_trainerCourse$key;
}

/** Removes a course from those that a trainer can teach, after a confirmation. */
export function DeleteTrainerCourseButton({ trainerCourse: key }: DeleteTrainerCourseButtonProps) {
  const trainerCourse = useFragment(
    graphql`
      fragment DeleteTrainerCourseButton_trainerCourse on TrainerCourse {
        course {
          title
        }
        ...DeleteTrainerCourseDialog_trainerCourse
      }
    `,
    key,
  );
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        appearance="subtle"
        size="small"
        icon={<DeleteIcon size={16} />}
        aria-label={`Remove ${trainerCourse.course.title}`}
        onClick={() => setAsking(true)}
      />
      {asking && <DeleteTrainerCourseDialog trainerCourse={trainerCourse} onClose={() => setAsking(false)} />}
    </>
  );
}
