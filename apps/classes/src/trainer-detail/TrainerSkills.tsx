import { classLinks, trainerSkillLabels as labels, updateTrainerCourseInput } from '@console/classes-contracts';
import { CardItem } from '@console/design-system/card';
import { HatGraduationIcon } from '@console/design-system/icons';
import { Row, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { Money } from '@console/design-system/money';
import { Stars } from '@console/design-system/stars';
import { PartEdit } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { TrainerSkills_trainerCourse$key } from './__generated__/TrainerSkills_trainerCourse.graphql.ts';
import type { TrainerSkillsMutation } from './__generated__/TrainerSkillsMutation.graphql.ts';
import { DeleteTrainerCourseButton } from './DeleteTrainerCourseButton.tsx';
import { TrainerSkillFields } from './TrainerSkillFields.tsx';

/** A course of a trainer on one line: how well the trainer teaches it, and the day rate. Edited in place. */
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
          id
          title
          reference
        }
        ...DeleteTrainerCourseButton_trainerCourse
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
            trainer {
              ...RecordAudit_record
            }
          }
        }
      }
    `,
    { success: () => ({ text: 'Course successfully saved' }), complete: true },
  );
  const { competency, competencySelf, rate, course } = trainerCourse;
  return (
    <PartEdit
      name={`trainer-course ${trainerCourse.id}`}
      label={course.title}
      frame={(content, pencil) => (
        <CardItem
          icon={HatGraduationIcon}
          iconLabel="Course"
          title={course.title}
          meta={<Link to={classLinks.course(course.id)}>{course.reference}</Link>}
          amount={pencil && content}
          actions={
            <>
              {pencil}
              <DeleteTrainerCourseButton trainerCourse={trainerCourse} />
            </>
          }
        >
          {!pencil && content}
        </CardItem>
      )}
      failed="The course was not saved."
      displayedValue={
        <Row gap="m" wrap>
          {rate ? <Money pence={rate.amount} /> : '–'}
          {/* On a phone both ratings go to the next line together. */}
          <Row gap="m">
            <Row>
              <Text role="meta">Internal</Text>
              <Stars value={competency} label={labels.competency} />
            </Row>
            <Row>
              <Text role="meta">Self</Text>
              <Stars value={competencySelf} label={labels.competencySelf} />
            </Row>
          </Row>
        </Row>
      }
      input={updateTrainerCourseInput}
      record={trainerCourse}
      write={write}
      fields={(form) => <TrainerSkillFields form={form} />}
    />
  );
}
