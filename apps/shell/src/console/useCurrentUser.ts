import { staffRolesOf } from '@console/platform';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { SessionStore, SignedIn } from '../session/sessionStore.ts';
import { authError } from '../session/sessionStore.ts';
import type { useCurrentUserQuery } from './__generated__/useCurrentUserQuery.graphql.ts';

/** Who is signed in, as the API knows them. */
export interface CurrentUser {
  readonly fullName: string;
  readonly email: string;
}

const NOBODY: CurrentUser = { fullName: '', email: '' };

/**
 * Reads the signed-in user by the id inside the token (C§3), beside the screen's own query. A failure ends the session with
 * auth.error.get_user_failed, a user without a staff role with auth.error.invalid_user_roles (C§8).
 */
export function useCurrentUser(environment: IEnvironment, session: SessionStore, person: SignedIn): CurrentUser {
  const [user, setUser] = useState<CurrentUser>(NOBODY);
  useEffect(() => {
    let leaving = false;
    const leave = () => {
      leaving = true;
    };
    window.addEventListener('beforeunload', leave);
    const reading = fetchQuery<useCurrentUserQuery>(
      environment,
      graphql`
        query useCurrentUserQuery($id: ID!) {
          user(id: $id) {
            id
            avatarUrl
            roles
            isActive
            person {
              fullName
              email
            }
          }
        }
      `,
      { id: person.userId },
    ).subscribe({
      next: ({ user: found }) => {
        if (!found || found.isActive === false) session.signOut(authError('auth.error.get_user_failed'));
        else if (staffRolesOf(found.roles ?? []).length === 0)
          session.signOut(authError('auth.error.invalid_user_roles'));
        else setUser({ fullName: found.person.fullName, email: found.person.email ?? '' });
      },
      error: () => {
        // A refused token has ended the session already, with its own reason; and a reload breaks off every request.
        if (leaving || session.get().status !== 'signed-in') return;
        session.signOut(authError('auth.error.get_user_failed'));
      },
    });
    return () => {
      reading.unsubscribe();
      window.removeEventListener('beforeunload', leave);
    };
  }, [environment, session, person.userId]);
  return user;
}
