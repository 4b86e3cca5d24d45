import { administrators, mutationField } from '@console/api-kit';
import { updateUserPasswordInput } from '@console/core-contracts';
import { User } from '../nodes.ts';
import { hashNewPassword } from '../password/hashNewPassword.ts';
import { tellPasswordGiven } from './tellPasswordChanged.ts';
import { givePassword } from './writeUser.ts';

mutationField('updateUserPassword', {
  description:
    'Gives another user a password. All sessions of the user end, and the user must choose another password at the next sign-in. A mail tells the user who did it.',
  rule: administrators,
  input: updateUserPasswordInput,
  changes: User,
  prepare: ({ password }) => hashNewPassword(password),
  write: async (writing, { id, version }, { prepared: passwordHash }) => {
    const user = await writing.lock(User, { id, version });
    if (user.id === writing.viewer.userId) {
      writing.refuseIf('This is your own password. Change it in your account, where you enter the current one first.');
    }
    await tellPasswordGiven(writing, user);
    return givePassword(writing, user, passwordHash, { mustChange: true });
  },
});
