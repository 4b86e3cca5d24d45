import { implementNode, one, type RowOf, ruleFor } from '@console/api-kit';
import { SessionLimit, SignInMethod } from '../enumerations.ts';
import { User, UserSession } from '../nodes.ts';
import { userSession } from '../tables.ts';

type SessionRow = RowOf<typeof userSession>;

const administratorsOrOneself = ruleFor<SessionRow, 'userId'>(
  'administrators or oneself',
  ['userId'],
  (viewer, { userId }) => viewer.isAdministrator || userId === viewer.userId,
);

implementNode(UserSession, {
  description: 'A sign-in of a user on one browser, from its start to its end.',
  rule: administratorsOrOneself,
  owner: 'userId',
  lookup: 'userSession',
  fields: (t) => ({
    user: one(t, { from: userSession.userId, to: () => User }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    seenAt: t.expose('seenAt', { type: 'DateTime', description: 'When it was used last, to the minute.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When it ends without further use, or because no session lasts longer.',
    }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    method: t.expose('method', { type: SignInMethod }),
    limited: t.expose('limited', {
      type: SessionLimit,
      nullable: true,
      description: 'What the user must do first: choose another password, or set up the second factor.',
    }),
    address: t.exposeString('address', { nullable: true }),
    agent: t.exposeString('agent', { nullable: true, description: 'How the browser calls itself.' }),
    isCurrent: t.boolean({
      description: 'Whether this very request belongs to it.',
      columns: ['tokenId'],
      resolve: ({ tokenId }, _args, { session }) => tokenId === session?.tokenId,
    }),
  }),
});
