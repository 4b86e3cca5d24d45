import type { EmailLogStatus, InvitationState } from '@console/admin-contracts';
import { builder, loadBatched, ruleFor, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { administratorsOrOneself, type KnownLink, newestLinks, User } from '@console/core-api';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { InvitationStateType } from '../enumerations.ts';
import { EmailLog } from '../nodes.ts';
import { email, emailLog, emailRecipient } from '../tables.ts';

interface Invited {
  readonly userId: string;
  readonly state: InvitationState;
  /** The ULID of the log of its mail. */
  readonly logId: string;
  readonly sentAt: Date | null;
  readonly worksUntil: Date | null;
}

const Invitation = builder.objectRef<Invited>('Invitation').implement({
  description: 'The newest invitation of a user who cannot sign in yet.',
  rule: ruleFor<Invited, 'userId'>(
    'administrators or oneself',
    ['userId'],
    (viewer, { userId }) => viewer.isAdministrator || userId === viewer.userId,
  ),
  fields: (t) => ({
    state: t.expose('state', { type: InvitationStateType }),
    mail: t.id({
      description: 'The sending of its mail, for `emailLog`.',
      resolve: ({ logId }) => toIri(EmailLog.prefix, logId),
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    worksUntil: t.expose('worksUntil', {
      type: 'DateTime',
      nullable: true,
      description:
        'When its link expires or has expired. Null while the mail is not sent, and when the link was ended.',
    }),
  }),
});

builder.objectField(User.ref, 'invitation', (t) =>
  t.field({
    type: Invitation,
    nullable: true,
    rule: administratorsOrOneself,
    description: 'Null for a user who was not invited, has a password, or has signed in through the third party.',
    columns: ['id', 'passwordHash', 'oidcSubject'],
    resolve: async ({ id, passwordHash, oidcSubject }, _args, context) => {
      if (passwordHash !== null || oidcSubject !== null) return null;
      return (await loadBatched(context, invitations, id, (ids) => invitations(context.database, ids))) ?? null;
    },
  }),
);

async function invitations(queries: Queries, users: readonly string[]): Promise<ReadonlyMap<string, Invited>> {
  const mails = await queries
    .selectDistinctOn([email.secretOf], { userId: email.secretOf, logId: emailLog.id, status: emailLog.status })
    .from(email)
    .innerJoin(emailLog, eq(emailLog.emailId, email.id))
    .where(and(inArray(email.secretOf, [...users]), eq(email.secret, 'invitation')))
    .orderBy(email.secretOf, desc(email.createdAt), desc(email.id));
  const logs = mails.map(({ logId }) => logId);
  const answers = await queries
    .select({ logId: emailRecipient.logId, at: emailRecipient.answeredAt })
    .from(emailRecipient)
    .where(and(inArray(emailRecipient.logId, logs), eq(emailRecipient.status, 'sent')));
  const sent = new Map(answers.map(({ logId, at }) => [logId, at]));
  const links = await newestLinks(queries, 'invitation', users);
  return new Map(
    mails.flatMap(({ userId, logId, status }) => {
      if (userId === null) return [];
      const link = links.get(userId);
      const state = stateOf(status, link);
      const hasTime = state === 'open' || state === 'expired';
      const times = { sentAt: sent.get(logId) ?? null, worksUntil: hasTime ? (link?.expiresAt ?? null) : null };
      return [[userId, { userId, state, logId, ...times }] as const];
    }),
  );
}

/** A link that is no longer remembered has expired. */
function stateOf(mail: EmailLogStatus, link: KnownLink | undefined): InvitationState {
  if (mail === 'queued' || mail === 'sending') return 'waiting';
  if (mail !== 'sent') return 'not_sent';
  if (!link) return 'expired';
  if (link.usedAt !== null) return 'ended';
  return link.isExpired ? 'expired' : 'open';
}
