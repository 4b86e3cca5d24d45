import { setTimeout } from 'node:timers/promises';
import {
  builder,
  forbiddenChange,
  invalidInput,
  mutationField,
  type RequestContext,
  refused,
  signedIn,
} from '@console/api-kit';
import { verifyPassword } from '@console/api-kit/auth';
import { changeOwnPasswordInput, whyNotSamePassword } from '@console/core-contracts';
import { GraphQLError } from 'graphql';
import { User } from '../nodes.ts';
import { hashNewPassword } from '../password/hashNewPassword.ts';
import { countAttempt, forgiveAttempt } from '../sign-in/signInAttempts.ts';
import { type Account, findAccountOf } from './accounts.ts';
import { tellPasswordChanged } from './tellPasswordChanged.ts';
import { givePassword } from './writeUser.ts';

const SessionBegun = builder.objectRef<{ readonly token: string }>('SessionBegun').implement({
  description: 'A session that a mutation began, in place of a limited one.',
  rule: signedIn,
  limited: ['token'],
  fields: (t) => ({ token: t.exposeString('token') }),
});

mutationField('changeOwnPassword', {
  description:
    'Changes the password of the user who sends it. The other sessions end, and a mail tells it. A session that only allows this gets another one in `session`; it is null otherwise.',
  rule: signedIn,
  limited: true,
  input: changeOwnPasswordInput,
  changes: User,
  answers: { session: SessionBegun },
  prepare: async ({ currentPassword, password }, context) => {
    const checked = await checkedPassword(currentPassword, context);
    const isSame = currentPassword.normalize('NFKC') === password.normalize('NFKC');
    const message = isSame ? whyNotSamePassword : null;
    if (message !== null && !checked.refusal) {
      return { ...checked, refusal: invalidInput({ path: 'password', message }), passwordHash: '' };
    }
    return { ...checked, passwordHash: checked.refusal ? '' : await hashNewPassword(password) };
  },
  write: async (writing, _input, { context: { session }, prepared: { refusal, storedHash, passwordHash } }) => {
    if (refusal) throw refusal;
    const { viewer } = writing;
    if (viewer.limited !== null && viewer.limited !== 'password') throw forbiddenChange();
    const user = await writing.lock(User, { id: `${User.prefix}/${viewer.userId}` });
    if (user.passwordHash !== storedHash) writing.refuseIf('Your password has just been changed elsewhere.');
    const goesOn = viewer.limited === null ? session?.tokenId : undefined;
    const changed = await givePassword(writing, user, passwordHash, { mustChange: false, except: goesOn });
    if (viewer.limited !== null && session) {
      writing.answer({ session: { token: await session.begin(writing.tx, 'password') } });
    }
    await tellPasswordChanged(writing, user);
    return changed;
  },
});

interface Checked {
  /** The hash of the current password, when it was right. */
  readonly storedHash: string | null;
  readonly refusal: GraphQLError | null;
}

/** Checks the current password. A wrong one counts as a failed sign-in of this account. */
async function checkedPassword(password: string, { database, viewer, session }: RequestContext): Promise<Checked> {
  const account = await findAccountOf(database, viewer.userId);
  const storedHash = account?.passwordHash ?? null;
  if (!account || storedHash === null) {
    return { storedHash, refusal: refused('You sign in without a password, so there is none to change.') };
  }
  const attempt = await countAttempt(database, { email: emailOf(account), address: session?.address ?? '' });
  if ('retryAfterSeconds' in attempt) return { storedHash, refusal: tooManyFailures(attempt.retryAfterSeconds) };
  if (attempt.delaySeconds > 0) await setTimeout(attempt.delaySeconds * 1000);
  if (!(await verifyPassword(password, storedHash))) {
    const message = 'Current password is incorrect';
    return { storedHash, refusal: invalidInput({ path: 'currentPassword', message }) };
  }
  await forgiveAttempt(database, attempt);
  return { storedHash, refusal: null };
}

/** Somebody without an email cannot sign in again, but their failures count too. */
const emailOf = ({ email, userId }: Account) => email ?? userId;

function tooManyFailures(seconds: number): GraphQLError {
  const wait = seconds < 60 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`;
  return new GraphQLError(`Too many failed attempts. Try again in ${wait}.`, { extensions: { status: 429 } });
}
