import { forbiddenChange, mutationField, signedIn, ulidOf } from '@console/api-kit';
import { endSessionInput } from '@console/core-contracts';
import { eq } from 'drizzle-orm';
import { UserSession } from '../nodes.ts';
import { userSession } from '../tables.ts';

mutationField('endSession', {
  description: 'Ends a session on every process. Everybody may end their own, administrators those of others too.',
  rule: signedIn,
  input: endSessionInput,
  changes: UserSession,
  write: async (writing, { id, version }) => {
    const { viewer } = writing;
    const ulid = ulidOf(UserSession.prefix, id) ?? '';
    const [known] = await writing.tx
      .select({ userId: userSession.userId })
      .from(userSession)
      .where(eq(userSession.id, ulid));
    if (!viewer.isAdministrator && known?.userId !== viewer.userId) throw forbiddenChange();
    const session = await writing.lock(UserSession, { id, version });
    // One that has ended stays as it was, so a repeat is harmless.
    return session.endedAt === null ? writing.update(UserSession, session, { endedAt: writing.now }) : session;
  },
});
