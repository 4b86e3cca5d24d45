import { administrators, mutationField } from '@console/api-kit';
import { inviteUserAgainInput, whyNotInviteAgain } from '@console/core-contracts';
import { User } from '../nodes.ts';
import { sendInvitation } from './sendInvitation.ts';
import { changeUser } from './writeUser.ts';

mutationField('inviteUserAgain', {
  description:
    'Sends another invitation to a user who has no password and has not signed in through the third party. When its mail is sent, the links of the earlier ones end.',
  rule: administrators,
  input: inviteUserAgainInput,
  changes: User,
  write: async (writing, { id, version }) => {
    const user = await writing.lock(User, { id, version });
    const hasWayIn = user.passwordHash !== null || user.oidcSubject !== null;
    writing.refuseIf(whyNotInviteAgain({ ...user, hasWayIn }));
    const email = await sendInvitation(writing, user);
    writing.keepParts(User, user, 'invitation', [], [`Sent again to ${email}`]);
    writing.securityEvents.push({ what: 'invitation sent again', userId: user.id });
    return changeUser(writing, user);
  },
});
