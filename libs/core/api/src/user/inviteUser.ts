import { administrators, invalidInput, mutationField } from '@console/api-kit';
import { inviteUserInput, whyNotInvite } from '@console/core-contracts';
import { User } from '../nodes.ts';
import { newUser } from './newUser.ts';
import { sendInvitation } from './sendInvitation.ts';

mutationField('inviteUser', {
  description:
    'Adds a user as createUser does, without a password, and sends a mail with a link by which the user sets one. The link works once, and for seven days.',
  rule: administrators,
  input: inviteUserInput,
  describe: { person: 'A person who does not sign in yet.', newPerson: 'A colleague of whom there is no record yet.' },
  changes: User,
  write: async (writing, { person, newPerson, roles }) => {
    const message = whyNotInvite(roles);
    if (message !== null) throw invalidInput({ path: 'roles', message });
    const user = await newUser(writing, { person, newPerson, roles, passwordHash: null, mustChangePassword: false });
    await sendInvitation(writing, user);
    return user;
  },
});
