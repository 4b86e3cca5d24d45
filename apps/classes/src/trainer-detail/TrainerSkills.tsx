import { trainerSkillLabels as labels, updateTrainerCourseInput } from '@console/classes-contracts';
import { DescriptionList } from '@console/design-system/description-list';
import { Money } from '@console/design-system/money';
import { Stars } from '@console/design-system/stars';
import { PartEdit } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { TrainerSkills_trainerCourse$key } from './__generated__/TrainerSkills_trainerCourse.graphql.ts';
import type { TrainerSkillsMutation } from './__generated__/TrainerSkillsMutation.graphql.ts';
import { TrainerSkillFields } from './TrainerSkillFields.tsx';

/** How well a trainer teaches a course, and the day rate. Edited in place. */
export function TrainerSkills({ trainerCourse: key }: { trainerCourse: TrainerSkills_trainerCourse$key }) {
  const trainerCourse = useFragment(
    graphql`
      fragment TrainerSkills_trainerCourse on TrainerCourse {
        id
        version
        ...lastChange_record @relay(mask: false)
        competency
        competencySelf
        rate {
          amount
        }
        course {
          title
        }
      }
    `,
    key,
  );
  const write = useConsoleMutation<TrainerSkillsMutation>(
    graphql`
      mutation TrainerSkillsMutation($input: updateTrainerCourseInput!) {
        updateTrainerCourse(input: $input) {
          trainerCourse {
            ...TrainerSkills_trainerCourse
          }
        }
      }
    `,
    { success: () => ({ text: 'Course successfully saved' }), complete: true },
  );
  const { competency, competencySelf, rate } = trainerCourse;
  return (
    <PartEdit
      name={`trainer-course ${trainerCourse.id}`}
      label={trainerCourse.course.title}
      failed="The course was not saved."
      displayedValue={
        <DescriptionList
          columns={3}
          items={[
            { label: labels.competency, value: <Stars value={competency} label={labels.competency} /> },
            { label: labels.competencySelf, value: <Stars value={competencySelf} label={labels.competencySelf} /> },
            { label: labels.rate, value: rate && <Money pence={rate.amount} /> },
          ]}
        />
      }
      input={updateTrainerCourseInput}
      record={trainerCourse}
      write={write}
      fields={(form) => <TrainerSkillFields form={form} />}
    />
  );
}
