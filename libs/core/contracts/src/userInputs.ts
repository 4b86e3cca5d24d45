import {
  across,
  changing,
  contactFields,
  flag,
  group,
  labelsOf,
  reasonForm,
  recordSeen,
  reference,
  requiredIn,
  someOf,
} from '@console/rules';
import * as z from 'zod/mini';
import { newPassword, presentPassword } from './password.ts';
import { roleCodes } from './roles.ts';

const required = requiredIn.operations;

const roles = someOf('Roles', roleCodes.values, { required });

const seen = recordSeen('User', 'users');

const whose = {
  person: reference('Person', 'people'),
  newPerson: group('New person', contactFields),
  roles,
};

const onePerson = across<{ person: string | null; newPerson?: object | null | undefined }, 'person' | 'newPerson'>(
  ['person', 'newPerson'],
  'person',
  ({ person, newPerson }) => {
    if (person === null && !newPerson) return required('Person');
    return person !== null && newPerson ? 'Choose a person or enter a new one, not both' : null;
  },
);

/** The input of `createUser` (C§7). The person is one of the records, or is made with the user. */
export const createUserInput = z.object({ ...whose, password: newPassword('Password') }).check(onePerson);

/** The input of `inviteUser`. The new user gets a mail and chooses the password. */
export const inviteUserInput = z.object(whose).check(onePerson);

/** The input of `inviteUserAgain`. */
export const inviteUserAgainInput = z.object(seen);

/** The input of `unbindProviderAccount`. */
export const unbindProviderAccountInput = z.object({ ...seen, ...reasonForm.shape });

/** The input of `updateUser` (C§7): the person, the roles, and whether the user may sign in. */
export const updateUserInput = z.object({
  ...seen,
  ...changing({ ...contactFields.shape, roles, isActive: flag('Active') }),
});

/** The labels of a user's fields, where they are shown. */
export const userLabels = labelsOf(updateUserInput);

/** The input of `updateUserPassword` (C§7). */
export const updateUserPasswordInput = z.object({ ...seen, password: newPassword('Password') });

/** The input of `changeOwnPassword`. */
export const changeOwnPasswordInput = z.object({
  currentPassword: presentPassword('Current password'),
  password: newPassword('Password'),
});

/** The input of `endSession`. */
export const endSessionInput = z.object(recordSeen('Session', 'user_sessions'));

/** The input of `endSessions`. */
export const endSessionsInput = z.object({ user: seen.id, version: seen.version });
