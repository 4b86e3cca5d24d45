import { peopleToTellAnchor } from '@console/classes-contracts';
import { Card } from '@console/design-system/card';
import { type Column, DataTable } from '@console/design-system/table';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PeopleToTell_people$data, PeopleToTell_people$key } from './__generated__/PeopleToTell_people.graphql.ts';
import { CopyPeopleAddresses } from './CopyPeopleAddresses.tsx';
import { type PersonToTell, usePersonToTell } from './personColumns.tsx';
import { WriteLink } from './WriteLink.tsx';

export interface PeopleToTellProps {
  readonly people: PeopleToTell_people$key;
  /** Why they have to hear of it, as a sentence. */
  readonly why: string;
  readonly columns: readonly Column<PersonToTell>[];
  /** The address of the dialog in which staff write to them. */
  readonly write: string;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** Whom to tell of a cancellation or postponement, the same on every booking and class. Nothing when there is nobody. */
export function PeopleToTell({ people: key, why, columns, write, children }: PeopleToTellProps) {
  const people = useFragment(
    graphql`
      fragment PeopleToTell_people on PersonToTell @relay(plural: true) {
        email
        booking {
          id
        }
        customerContact {
          id
        }
        attendee {
          id
        }
        ...personColumns_person
      }
    `,
    key,
  );
  if (people.length === 0) return null;
  return (
    <Card
      title="People to tell"
      anchor={peopleToTellAnchor}
      count={people.length}
      note={`${why} The history has the reason.`}
      flush
      actions={
        <>
          <CopyPeopleAddresses emails={people.map(({ email }) => email)} />
          <WriteLink to={write} />
          {children}
        </>
      }
    >
      <DataTable
        variant="card"
        label="People to tell"
        columns={columns}
        rows={people}
        rowKey={personKey}
        useRow={usePersonToTell}
      />
    </Card>
  );
}

type Row = PeopleToTell_people$data[number];

const personKey = ({ booking, customerContact, attendee }: Row): string =>
  `${booking.id} ${(customerContact ?? attendee)?.id}`;
