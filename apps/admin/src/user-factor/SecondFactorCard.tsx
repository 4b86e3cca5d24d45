import { graphql, useFragment } from 'react-relay';
import type { SecondFactorCard_user$key } from './__generated__/SecondFactorCard_user.graphql.ts';

/** The second factor of a user. Nothing is shown while the console has none. */
export function SecondFactorCard({ user }: { readonly user: SecondFactorCard_user$key }) {
  useFragment(
    graphql`
      fragment SecondFactorCard_user on User {
        id
      }
    `,
    user,
  );
  return null;
}
