import { builder, invalidInput, mutationField, signedIn, type Writing } from '@console/api-kit';
import { startSecondFactorInput } from '@console/core-contracts';
import { eq } from 'drizzle-orm';
import { User } from '../nodes.ts';
import { person } from '../tables.ts';
import { factorOf, keepFactor, lockOwner, requireSetUpSession } from './ownFactor.ts';
import { proofOf, requireProof } from './proof.ts';
import { textsOf } from './textsOf.ts';
import { addressOf, newSecret } from './totp.ts';

interface SetUp {
  readonly secret: string;
  readonly address: string;
}

const SecondFactorSetUp = builder.objectRef<SetUp>('SecondFactorSetUp').implement({
  description: 'What an authenticator app needs. Only the answer to `startSecondFactor` has it.',
  rule: signedIn,
  limited: ['secret', 'address'],
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'To type into the app.' }),
    address: t.exposeString('address', { description: 'For the QR code: otpauth://…' }),
  }),
});

mutationField('startSecondFactor', {
  description:
    'Makes the secret of a new second factor for the user, or of another one, for another telephone. It counts once `confirmSecondFactor` gets a code of it within the hour.',
  rule: signedIn,
  limited: true,
  input: startSecondFactorInput,
  describe: {
    password: 'Not needed when the session can do nothing else yet.',
    code: 'A code of the present second factor, or a recovery code. Not needed without one.',
  },
  changes: User,
  answers: { setUp: SecondFactorSetUp },
  prepare: async ({ password, code }, context) => {
    requireSetUpSession(context.viewer);
    if (password === null && context.viewer.limited === null) {
      throw invalidInput({ path: 'password', message: 'Current password is required' });
    }
    return proofOf(context, { password, code });
  },
  write: async (writing, _input, { context, prepared }) => {
    const owner = await lockOwner(writing);
    writing.refuseIf(
      owner.passwordHash === null ? 'You have no password. The second factor of the third party protects you.' : null,
    );
    await requireProof(writing, prepared);
    const secret = newSecret();
    const unconfirmed = { nextEncrypted: textsOf(context).seal(secret, owner.id), nextAt: writing.now };
    const none = { userId: owner.id, secretEncrypted: null, lastStep: 0, confirmedAt: null };
    const present = await factorOf(writing, owner.id);
    await keepFactor(writing, { ...(present ?? none), ...unconfirmed });
    writing.answer({ setUp: { secret, address: addressOf(secret, await emailOf(writing, owner.personId)) } });
    writing.touch(User, owner.id);
    return owner;
  },
});

async function emailOf({ tx }: Writing, personId: string): Promise<string> {
  const [row] = await tx.select({ email: person.email }).from(person).where(eq(person.id, personId));
  return row?.email ?? '';
}
