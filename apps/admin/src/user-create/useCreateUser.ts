import type { ValuesOf } from '@console/forms';
import { type MappedError, useConsoleMutation } from '@console/relay';
import { useCallback, useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useCreateUserInviteMutation } from './__generated__/useCreateUserInviteMutation.graphql.ts';
import type { useCreateUserMutation } from './__generated__/useCreateUserMutation.graphql.ts';
import { type newUserForm, whoseOf } from './newUserForm.ts';

/** The user that was made. The id is null when the answer does not name it. */
interface MadeUser {
  readonly id: string | null;
}

interface CreateUser {
  readonly save: (values: ValuesOf<typeof newUserForm>) => Promise<MadeUser | null>;
  readonly error: MappedError | null;
  /** Forgets why the latest press failed, because it was about another person. */
  readonly forgetError: () => void;
}

/** Makes a user with a password, or invites one. */
export function useCreateUser(): CreateUser {
  const created = useConsoleMutation<useCreateUserMutation>(
    graphql`
      mutation useCreateUserMutation($input: createUserInput!) {
        createUser(input: $input) {
          user {
            id
            isActive
            roles
            person {
              id
              fullName
            }
          }
        }
      }
    `,
    { success: () => ({ text: 'User created successfully' }) },
  );
  const invited = useConsoleMutation<useCreateUserInviteMutation>(
    graphql`
      mutation useCreateUserInviteMutation($input: inviteUserInput!) {
        inviteUser(input: $input) {
          user {
            id
            isActive
            roles
            person {
              id
              fullName
              email
            }
          }
        }
      }
    `,
    {
      success: ({ inviteUser }) => ({
        text: 'User created successfully',
        details: [`An invitation goes to ${inviteUser?.user?.person.email ?? 'the email'}.`],
      }),
    },
  );
  const save = async (values: ValuesOf<typeof newUserForm>) => {
    const { way, roles, password } = values;
    const whose = { ...whoseOf(values), roles };
    if (way === 'invitation') {
      const answer = await invited.commit({ input: whose });
      return answer && { id: answer.inviteUser?.user?.id ?? null };
    }
    const answer = await created.commit({ input: { ...whose, password: password ?? '' } });
    return answer && { id: answer.createUser?.user?.id ?? null };
  };
  const { reset: forgetCreation } = created;
  const { reset: forgetInvitation } = invited;
  const forgetError = useCallback(() => {
    forgetCreation();
    forgetInvitation();
  }, [forgetCreation, forgetInvitation]);
  return { save, error: useErrorOfFields(created.error ?? invited.error), forgetError };
}

/** The form has the fields of a new person among its own. */
function useErrorOfFields(error: MappedError | null): MappedError | null {
  return useMemo(() => {
    if (error === null) return null;
    const fields = Object.entries(error.fields).map(([path, message]) => [path.replace(/^newPerson\./, ''), message]);
    return { ...error, fields: Object.fromEntries(fields) };
  }, [error]);
}
