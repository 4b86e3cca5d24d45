import { administrators, mutationField } from '@console/api-kit';
import { unbindProviderAccountInput } from '@console/core-contracts';
import { User } from '../nodes.ts';
import { lockUser } from './lockUser.ts';
import { mailToOwner, nameOfAuthor } from './mailToOwner.ts';
import { changeUserAndEndSessions } from './writeUser.ts';

mutationField('unbindProviderAccount', {
  description:
    'Frees another user from the account at the third party, for somebody who has got another account there. All sessions of the user end. The next account there with the verified email of the user is bound. The owner is told by mail.',
  rule: administrators,
  input: unbindProviderAccountInput,
  changes: User,
  write: async (writing, { id, version, reason }) => {
    const { row: user } = await lockUser(writing, { id, version }, { isUnbound: true });
    writing.refuseIf(
      user.id === writing.viewer.userId ? 'This is your own account. Another administrator can free it.' : null,
    );
    writing.refuseIf(user.oidcSubject === null ? 'This user has no account at the third party.' : null);
    writing.explain(reason);
    writing.securityEvents.push({ what: 'provider account unbound', userId: user.id });
    const changed = await changeUserAndEndSessions(writing, user, { oidcIssuer: null, oidcSubject: null });
    const author = await nameOfAuthor(writing);
    await mailToOwner(writing, user, {
      subject: 'Your account is no longer bound to a third party',
      paragraphs: [
        `${author} freed your account in the admin console from the account of the third party with which you signed in. All your sessions have ended.`,
        'The next time you sign in there with this email, that account is bound to yours.',
        'If you do not know why, tell another administrator at once.',
      ],
    });
    return changed;
  },
});
