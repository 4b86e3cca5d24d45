import { forbiddenChange, mutationField, signedIn, ulidOf } from '@console/api-kit';
import { endSessionsInput } from '@console/core-contracts';
import { User } from '../nodes.ts';
import { changeUserAndEndSessions } from './writeUser.ts';

mutationField('endSessions', {
  description:
    'Ends the sessions of a user on every process. Of oneself all others: the session of this request goes on. Those of others are for administrators.',
  rule: signedIn,
  input: endSessionsInput,
  changes: User,
  write: async (writing, { user, version }, { context }) => {
    const { viewer } = writing;
    const isOwn = ulidOf(User.prefix, user) === viewer.userId;
    if (!viewer.isAdministrator && !isOwn) throw forbiddenChange();
    const row = await writing.lock(User, { id: user, version });
    return changeUserAndEndSessions(writing, row, {}, { except: isOwn ? context.session?.tokenId : undefined });
  },
});
