import { ConfirmDialog } from '@console/design-system/dialog';
import { Stack } from '@console/design-system/layout';
import { countOf } from '@console/format';
import { useConsoleMutation } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import { LookingUpClasses } from '../trainers-classes/LookingUpClasses.tsx';
import { TrainersClasses } from '../trainers-classes/TrainersClasses.tsx';
import { useClassesToTeach } from '../trainers-classes/useClassesToTeach.ts';
import type { DeleteTrainerCourseDialog_trainerCourse$key } from './__generated__/DeleteTrainerCourseDialog_trainerCourse.graphql.ts';
import type { DeleteTrainerCourseDialogMutation } from './__generated__/DeleteTrainerCourseDialogMutation.graphql.ts';

export interface DeleteTrainerCourseDialogProps {
  readonly trainerCourse: DeleteTrainerCourseDialog_trainerCourse$key;
  readonly onClose: () => void;
}

/**
 * The confirmation before a trainer can no longer teach a course. It names the classes with it that stay. When they
 * cannot be found, the person decides without them.
 */
export function DeleteTrainerCourseDialog({ trainerCourse: key, onClose }: DeleteTrainerCourseDialogProps) {
  const { id, version, rate, course, trainer } = useFragment(
    graphql`
      fragment DeleteTrainerCourseDialog_trainerCourse on TrainerCourse {
        id
        version
        rate {
          amount
        }
        course {
          id
          title
        }
        trainer {
          id
          contact {
            fullName
          }
        }
      }
    `,
    key,
  );
  const { fullName } = trainer.contact;
  const { pending, error, commit } = useConsoleMutation<DeleteTrainerCourseDialogMutation>(
    graphql`
      mutation DeleteTrainerCourseDialogMutation($input: deleteTrainerCourseInput!) {
        deleteTrainerCourse(input: $input) {
          clientMutationId
        }
      }
    `,
    { success: () => ({ text: 'Course removed successfully' }) },
  );
  const { classes: found, failed, again } = useClassesToTeach(trainer.id);
  const classes = found?.filter(({ courseVersion }) => courseVersion.course.id === course.id);
  return (
    <ConfirmDialog
      open
      title={`Remove ${course.title}?`}
      confirm="Remove course"
      tone="danger"
      loading={pending}
      loadingContent={!classes && !failed}
      failure={error}
      refusedTitle={`${course.title} was not removed`}
      onCancel={onClose}
      onConfirm={async () => {
        if (await commit({ input: { id, version } })) onClose();
      }}
    >
      <Stack gap="s">
        <span>{`${fullName} can no longer be given classes with this course. Competencies and day rate are removed too.`}</span>
        {!classes && <LookingUpClasses fullName={fullName} failed={failed} again={again} />}
        {classes && classes.length > 0 && (
          <>
            <span>
              {`${fullName} keeps ${countOf(classes.length, 'class', 'classes')} with it.`}
              {rate &&
                ' A class that is confirmed later gets no purchase order, because there is no day rate any more.'}
            </span>
            <TrainersClasses classes={classes} />
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
