import { administrators, mutationField } from '@console/api-kit';
import { createUserInput } from '@console/core-contracts';
import { User } from '../nodes.ts';
import { hashNewPassword } from '../password/hashNewPassword.ts';
import { newUser } from './newUser.ts';

mutationField('createUser', {
  description:
    'Adds a user, for a person or with a new one. When the email of a new person belongs to somebody, the refusal carries that person in extensions.person. The user must choose another password at the first sign-in.',
  rule: administrators,
  input: createUserInput,
  describe: { person: 'A person who does not sign in yet.', newPerson: 'A colleague of whom there is no record yet.' },
  changes: User,
  prepare: ({ password }) => hashNewPassword(password),
  write: (writing, { person, newPerson, roles }, { prepared: passwordHash }) =>
    newUser(writing, { person, newPerson, roles, passwordHash, mustChangePassword: true }),
});
