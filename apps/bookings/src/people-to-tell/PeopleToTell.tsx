import { peopleToTellAnchor } from '@console/classes-contracts';
import { Card } from '@console/design-system/card';
import { Row, Stack, Text } from '@console/design-system/layout';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PeopleToTell_people$key } from './__generated__/PeopleToTell_people.graphql.ts';
import { CopyPeopleAddresses } from './CopyPeopleAddresses.tsx';
import { PersonToTell } from './PersonToTell.tsx';

export interface PeopleToTellProps {
  readonly people: PeopleToTell_people$key;
  /** Why they have to hear of it, as a sentence. */
  readonly why: string;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** Whom to tell of a cancellation or postponement, the same on every booking and class. Nothing when there is nobody. */
export function PeopleToTell({ people: key, why, children }: PeopleToTellProps) {
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
        ...PersonToTell_person
      }
    `,
    key,
  );
  if (people.length === 0) return null;
  return (
    <Card title="People to tell" anchor={peopleToTellAnchor} count={people.length}>
      <Stack gap="s">
        <Row wrap justify="between">
          <Text role="meta">{`${why} The history has the reason.`}</Text>
          <Row gap="s" wrap>
            <CopyPeopleAddresses emails={people.map(({ email }) => email)} />
            {children}
          </Row>
        </Row>
        {people.map((person) => (
          <PersonToTell
            key={`${person.booking.id} ${(person.customerContact ?? person.attendee)?.id}`}
            person={person}
          />
        ))}
      </Stack>
    </Card>
  );
}
