import { classLinks } from '@console/classes-contracts';
import { Link } from '@console/design-system/link';
import { Money } from '@console/design-system/money';
import { Person } from '@console/design-system/person';
import { Stars } from '@console/design-system/stars';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { cityAndPostcode } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type {
  trainerCourseColumns_trainerCourse$data,
  trainerCourseColumns_trainerCourse$key,
} from './__generated__/trainerCourseColumns_trainerCourse.graphql.ts';

/** The fields of a trainer's course that its row shows. */
export function useTrainerCourseRow(
  key: trainerCourseColumns_trainerCourse$key,
): trainerCourseColumns_trainerCourse$data {
  return useFragment(
    graphql`
      fragment trainerCourseColumns_trainerCourse on TrainerCourse {
        id
        competency
        competencySelf
        rate { amount }
        trainer {
          id
          contact {
            fullName
            user { avatarUrl }
          }
          location { city postcode }
        }
        course {
          id
          publishedCourseVersion { id title }
        }
      }
    `,
    key,
  );
}

const { link, text } = columnsOf<trainerCourseColumns_trainerCourse$data>();

/** Every column of the list, in its standard order (O§2). */
export const trainerCourseColumns: readonly Column<trainerCourseColumns_trainerCourse$data>[] = keepOnPhone(
  ['trainer_contact_fullName', 'course_title', 'rate'],
  [
    {
      id: 'trainer_contact_fullName',
      header: 'Trainer',
      cell: ({ trainer: { id, contact } }) => (
        <Person name={contact.fullName} imageUrl={contact.user?.avatarUrl}>
          <Link tone="row" to={classLinks.trainer(id)}>
            {contact.fullName}
          </Link>
        </Person>
      ),
      always: true,
      width: 220,
      minWidth: 160,
      phoneWidth: 132,
    },
    link(
      'course_title',
      'Course',
      ({ course: { id, publishedCourseVersion } }) =>
        publishedCourseVersion && { to: classLinks.course(id), text: publishedCourseVersion.title },
      { minWidth: 180, phoneWidth: 100 },
    ),
    {
      id: 'competency',
      header: 'Internal competency',
      cell: ({ competency }) => <Stars value={competency} label="Internal competency" />,
      width: 156,
      minWidth: 100,
      dropRank: 4,
    },
    {
      id: 'competencySelf',
      header: 'Self competency',
      cell: ({ competencySelf }) => <Stars value={competencySelf} label="Self competency" />,
      width: 132,
      minWidth: 100,
      dropRank: 3,
    },
    {
      id: 'rate',
      header: 'Day rate',
      cell: ({ rate }) => (rate ? <Money pence={rate.amount} /> : '–'),
      width: 104,
      minWidth: 92,
      align: 'end',
    },
    text('location', 'Location', ({ trainer: { location } }) => cityAndPostcode(location), {
      width: 190,
      minWidth: 140,
      dropRank: 2,
    }),
  ],
);
