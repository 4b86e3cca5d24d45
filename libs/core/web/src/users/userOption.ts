import type { Option } from '@console/design-system/autocomplete';
import { graphql, readInlineData } from 'react-relay';
import type { userOption_user$key } from './__generated__/userOption_user.graphql.ts';

/** Returns a user as an option: avatar and name. */
export function userOption(key: userOption_user$key): Option {
  const { id, avatarUrl, person } = readInlineData(
    graphql`
      fragment userOption_user on User @inline {
        id
        avatarUrl
        person {
          fullName
        }
      }
    `,
    key,
  );
  return { value: id, label: person.fullName, avatar: avatarUrl ?? true };
}
