import { ErrorAlert } from '@console/design-system/error-alert';
import { Checkbox } from '@console/design-system/field';
import { HiddenText } from '@console/design-system/layout';
import { formatDateTime } from '@console/format';
import { failedTitle, useConsoleMutation } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { ToldTick_person$key } from './__generated__/ToldTick_person.graphql.ts';
import type { ToldTickCreateMutation } from './__generated__/ToldTickCreateMutation.graphql.ts';
import type { ToldTickDeleteMutation } from './__generated__/ToldTickDeleteMutation.graphql.ts';

export interface ToldTickProps {
  readonly person: ToldTick_person$key;
}

/** Says whether the person was told, by whom and when. The tick is shared by all who see the booking or the class. */
export function ToldTick({ person: key }: ToldTickProps) {
  const { fullName, booking, customerContact, attendee, telling } = useFragment(
    graphql`
      fragment ToldTick_person on PersonToTell {
        fullName
        booking {
          id
        }
        customerContact {
          id
        }
        attendee {
          id
        }
        telling {
          id
          version
          createdAt
          createdBy {
            person {
              fullName
            }
          }
        }
      }
    `,
    key,
  );
  const tell = useConsoleMutation<ToldTickCreateMutation>(graphql`
    mutation ToldTickCreateMutation($input: createTellingInput!) {
      createTelling(input: $input) {
        telling {
          id
        }
      }
    }
  `);
  const takeBack = useConsoleMutation<ToldTickDeleteMutation>(graphql`
    mutation ToldTickDeleteMutation($input: deleteTellingInput!) {
      deleteTelling(input: $input) {
        clientMutationId
      }
    }
  `);
  const error = tell.error ?? takeBack.error;
  const by = telling?.createdBy ? `by ${telling.createdBy.person.fullName}, ` : '';
  const pending = tell.pending || takeBack.pending;
  async function change(told: boolean) {
    if (pending) return;
    if (told) {
      const whom = customerContact ? { customerContact: customerContact.id } : { attendee: attendee?.id };
      await tell.commit({ input: { booking: booking.id, ...whom } });
    } else if (telling) {
      await takeBack.commit({ input: { id: telling.id, version: telling.version } });
    }
  }
  return (
    <>
      {/* It stays enabled while its answer is awaited, because a disabled control loses the focus. */}
      <Checkbox checked={telling != null} onChange={(told) => void change(told)}>
        <HiddenText>{`Told ${fullName} `}</HiddenText>
        {telling && `${by}${formatDateTime(telling.createdAt)}`}
      </Checkbox>
      {error && <ErrorAlert title={failedTitle('The tick was not saved.', error)} messages={error.messages} />}
    </>
  );
}
