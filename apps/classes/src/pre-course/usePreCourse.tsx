import { whyNotRecordAnswers } from '@console/classes-contracts';
import type { Column } from '@console/design-system/table';
import { ActionButton } from '@console/design-system/tooltip';
import { fullName } from '@console/format';
import { type ReactNode, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SeatRow } from '../class-seats/seatRows.ts';
import type { usePreCourse_class$data, usePreCourse_class$key } from './__generated__/usePreCourse_class.graphql.ts';
import { type DelegateToAnswer, PreCourseDialog } from './PreCourseDialog.tsx';

/** The column with the pre-course answers of each delegate, and the dialog that shows or records them (O§2). */
export function usePreCourse(key: usePreCourse_class$key): {
  readonly column: Column<SeatRow>;
  readonly dialog: ReactNode;
} {
  const trainingClass = useFragment(
    graphql`
      fragment usePreCourse_class on TrainingClass {
        status
        courseVersion {
          course {
            preCourseQuestionaire {
              id
            }
          }
        }
      }
    `,
    key,
  );
  const [opened, setOpened] = useState<DelegateToAnswer | null>(null);
  const column = useMemo(() => preCourseColumn(trainingClass, setOpened), [trainingClass]);
  const close = () => setOpened(null);
  return { column, dialog: opened && <PreCourseDialog {...opened} onClose={close} /> };
}

function preCourseColumn(
  { status, courseVersion }: usePreCourse_class$data,
  onOpen: (delegate: DelegateToAnswer) => void,
): Column<SeatRow> {
  return {
    id: 'preCourse',
    header: 'Pre-course',
    cell: ({ seatNumber, reservation }) => {
      const { attendee } = reservation ?? {};
      if (!attendee) return null;
      const answered = attendee.preCourseQuestionaireAnswer;
      const { id = '' } = answered?.questionaire ?? courseVersion.course.preCourseQuestionaire ?? {};
      const what = answered ? 'View' : 'Record';
      return (
        <ActionButton
          appearance="subtle"
          size="small"
          refusal={whyNotRecordAnswers({ status }, { ...attendee, seated: true, asked: id !== '' })}
          aria-label={`${what} pre-course answers of seat ${seatNumber}`}
          onClick={() => onOpen({ attendee: attendee.id, name: fullName(attendee), questionaire: id })}
        >
          {what}
        </ActionButton>
      );
    },
    width: 84,
    minWidth: 76,
    whole: true,
    dropRank: 2,
  };
}
