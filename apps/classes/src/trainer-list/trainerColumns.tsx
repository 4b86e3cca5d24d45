import { classLinks } from '@console/classes-contracts';
import { Link } from '@console/design-system/link';
import { Person } from '@console/design-system/person';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { cityAndPostcode } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import { TrainerStatusMenu } from '../trainer-status/TrainerStatusMenu.tsx';
import type {
  trainerColumns_trainer$data,
  trainerColumns_trainer$key,
} from './__generated__/trainerColumns_trainer.graphql.ts';

/** The fields of a trainer that its row shows. */
export function useTrainerRow(key: trainerColumns_trainer$key): trainerColumns_trainer$data {
  return useFragment(
    graphql`
      fragment trainerColumns_trainer on Trainer {
        id
        createdAt
        contact {
          fullName
          email
          mobile
          telephone
          user { avatarUrl }
        }
        location { city postcode }
        trainerCourses { totalCount }
        ...TrainerStatusMenu_trainer
      }
    `,
    key,
  );
}

const { text, date } = columnsOf<trainerColumns_trainer$data>();

/** Every column of the list, in its standard order. */
export const trainerColumns: readonly Column<trainerColumns_trainer$data>[] = keepOnPhone(
  ['contact_fullName', 'status'],
  [
    {
      id: 'contact_fullName',
      header: 'Name',
      cell: ({ id, contact }) => (
        <Person name={contact.fullName} imageUrl={contact.user?.avatarUrl}>
          <Link tone="row" to={classLinks.trainer(id)}>
            {contact.fullName}
          </Link>
        </Person>
      ),
      always: true,
      minWidth: 180,
    },
    text('email', 'Email', ({ contact }) => contact.email, { width: 260, minWidth: 180, dropRank: 4 }),
    text('location', 'Location', ({ location }) => cityAndPostcode(location), {
      width: 190,
      minWidth: 140,
      dropRank: 5,
    }),
    text('courses', 'Courses', ({ trainerCourses }) => String(trainerCourses.totalCount), {
      width: 88,
      minWidth: 76,
      align: 'end',
      dropRank: 3,
    }),
    text('phone', 'Phone', ({ contact }) => contact.mobile ?? contact.telephone, {
      width: 136,
      whole: true,
      optional: true,
      dropRank: 2,
    }),
    date('createdAt', 'Created', ({ createdAt }) => createdAt, { optional: true, dropRank: 1 }),
    {
      id: 'status',
      header: 'Status',
      cell: (trainer) => <TrainerStatusMenu trainer={trainer} small />,
      width: 148,
      minWidth: 140,
      whole: true,
    },
  ],
);
