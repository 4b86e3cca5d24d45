import type { Option } from '@console/design-system/autocomplete';
import { graphql, readInlineData } from 'react-relay';
import type { trainerOption_trainer$key } from './__generated__/trainerOption_trainer.graphql.ts';

/** Returns a trainer as an option: avatar, full name and email (O§2). */
export function trainerOption(key: trainerOption_trainer$key): Option {
  const { id, contact } = readInlineData(
    graphql`
      fragment trainerOption_trainer on Trainer @inline {
        id
        contact {
          fullName
          email
          user {
            avatarUrl
          }
        }
      }
    `,
    key,
  );
  return {
    value: id,
    label: contact.fullName,
    detail: contact.email ?? undefined,
    avatar: contact.user?.avatarUrl ?? true,
  };
}
