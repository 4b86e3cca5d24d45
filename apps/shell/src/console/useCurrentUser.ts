import { connection, staffRolesOf } from '@console/platform';
import { GraphQLRequestError } from '@console/relay';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment, Subscription } from 'relay-runtime';
import type { SessionStore, SignedIn } from '../session/sessionStore.ts';
import { authError } from '../session/sessionStore.ts';
import type { useCurrentUserQuery } from './__generated__/useCurrentUserQuery.graphql.ts';

/** The signed-in user, as the API knows them. */
export interface CurrentUser {
  readonly fullName: string;
  readonly email: string;
}

const NOBODY: CurrentUser = { fullName: '', email: '' };

/** Waiting times before an unanswered request is sent again. After the third repetition the request has failed. */
const AGAIN_AFTER_MS = [1_000, 3_000, 6_000];

/**
 * Reads the signed-in user by the id in the token (C§3), in parallel with the screen's own query. An error ends the
 * session with auth.error.get_user_failed. A user without a staff role ends it with auth.error.invalid_user_roles
 * (C§8). A request without an answer is repeated first: neither leaving the page, which aborts every request, nor a
 * restarting database may sign the user out. While the connection is lost, the request waits for its return.
 */
export function useCurrentUser(environment: IEnvironment, session: SessionStore, person: SignedIn): CurrentUser {
  const [user, setUser] = useState<CurrentUser>(NOBODY);
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    let reading: Subscription | undefined;
    let waitsForReturn = false;
    const read = (waits: readonly number[]) => {
      reading = fetchQuery<useCurrentUserQuery>(environment, currentUserQuery, { id: person.userId }).subscribe({
        next: ({ user: found }) => {
          if (!found || found.isActive === false) session.signOut(authError('auth.error.get_user_failed'));
          else if (staffRolesOf(found.roles ?? []).length === 0)
            session.signOut(authError('auth.error.invalid_user_roles'));
          else setUser({ fullName: found.person.fullName, email: found.person.email ?? '' });
        },
        error: (error: unknown) => {
          // When the server refused the token, the session has already ended with its own error.
          if (session.get().status !== 'signed-in') return;
          waitsForReturn = connection.isLost();
          if (waitsForReturn) return;
          const [wait, ...later] = isAnswer(error) ? [] : waits;
          if (wait === undefined) session.signOut(authError('auth.error.get_user_failed'));
          else again = setTimeout(() => read(later), wait);
        },
      });
    };
    read(AGAIN_AFTER_MS);
    const stop = connection.onReturn(() => waitsForReturn && read(AGAIN_AFTER_MS));
    return () => {
      stop();
      reading?.unsubscribe();
      clearTimeout(again);
    };
  }, [environment, session, person.userId]);
  return user;
}

/** Asks for the user once more, so that the server knows that the session is used. */
export function askForUser(environment: IEnvironment, { userId }: Pick<SignedIn, 'userId'>): void {
  fetchQuery<useCurrentUserQuery>(environment, currentUserQuery, { id: userId }).subscribe({ error: () => {} });
}

/** With 503 the server says that its database is away. That says nothing about the user. */
function isAnswer(error: unknown): boolean {
  return error instanceof GraphQLRequestError && error.errors.some(({ extensions }) => extensions?.status !== 503);
}

const currentUserQuery = graphql`
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
`;
