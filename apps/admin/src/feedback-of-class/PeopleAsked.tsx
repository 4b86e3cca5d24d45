import { feedbackLinks, sentiments } from '@console/admin-contracts';
import { type FeedbackKind, feedbackKinds } from '@console/classes-contracts';
import { Button } from '@console/design-system/button';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { StatusBadge } from '@console/design-system/status-badge';
import { ActionButton } from '@console/design-system/tooltip';
import { countOf } from '@console/format';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PeopleAsked_people$key } from './__generated__/PeopleAsked_people.graphql.ts';
import type { PersonToRecord } from './RecordFeedbackForm.tsx';

export interface PeopleAskedProps {
  readonly kind: FeedbackKind;
  /** The people who are asked this kind. */
  readonly people: PeopleAsked_people$key;
  /** The reason why nothing can be recorded now, as a sentence. */
  readonly refusal: string | null;
  readonly onRecord: (person: PersonToRecord) => void;
}

/** The most people that are shown at once, because a class can have 500 seats. */
const displayedAtFirst = 8;

/** The people who were asked one kind of feedback: those who have answered lead to it, for the others it can be recorded. */
export function PeopleAsked({ kind, people: key, refusal, onRecord }: PeopleAskedProps) {
  const people = useFragment(
    graphql`
      fragment PeopleAsked_people on FeedbackAsked @relay(plural: true) {
        name
        attendee {
          id
        }
        customerContact {
          id
        }
        trainer {
          id
        }
        feedback {
          id
          sentiment
        }
      }
    `,
    key,
  );
  const [isWhole, setWhole] = useState(false);
  if (people.length === 0) return null;
  const answered = people.filter(({ feedback }) => feedback).length;
  const displayed = isWhole ? people : people.slice(0, displayedAtFirst);
  const label = feedbackKinds.labelOf(kind);
  return (
    <Stack gap="xs">
      <Text role="meta">
        {label}: {answered} of {people.length} answered
      </Text>
      {displayed.map(({ name, feedback, attendee, customerContact, trainer }) => {
        const person = (attendee ?? customerContact ?? trainer)?.id ?? name;
        return (
          <Row key={person} justify="between">
            {feedback ? <Link to={feedbackLinks.detail(feedback.id)}>{name}</Link> : <Text>{name}</Text>}
            {feedback ? (
              <StatusBadge of={sentiments} status={feedback.sentiment} />
            ) : (
              <ActionButton
                size="small"
                refusal={refusal}
                aria-label={`Record feedback of ${name}: ${label}`}
                onClick={() => onRecord({ kind, person, name })}
              >
                Record
              </ActionButton>
            )}
          </Row>
        );
      })}
      {displayed.length < people.length && (
        <Button appearance="subtle" size="small" onClick={() => setWhole(true)}>
          Show all {countOf(people.length, 'person', 'people')}
        </Button>
      )}
    </Stack>
  );
}
