import { invalidInput, mutationField, signedIn } from '@console/api-kit';
import { confirmSecondFactorInput } from '@console/core-contracts';
import { User } from '../nodes.ts';
import { changeUserAndEndSessions } from '../user/writeUser.ts';
import { factorOf, keepFactor, lockOwner, renewRecoveryCodes, requireSetUpSession } from './ownFactor.ts';
import { RecoveryCodes } from './recoveryCodesAnswer.ts';
import { tellOwner } from './tellOwner.ts';
import { textsOf } from './textsOf.ts';
import { stepOf } from './totp.ts';

/** How long a QR code can be scanned. */
const HOUR_MS = 60 * 60 * 1000;

mutationField('confirmSecondFactor', {
  description:
    'Makes the secret of `startSecondFactor` the second factor of the user, and answers new recovery codes. All other sessions of the user end.',
  rule: signedIn,
  limited: true,
  input: confirmSecondFactorInput,
  changes: User,
  answers: { recoveryCodes: RecoveryCodes },
  write: async (writing, { code }, { context }) => {
    requireSetUpSession(context.viewer);
    const owner = await lockOwner(writing);
    const factor = await factorOf(writing, owner.id);
    const { nextEncrypted = null, nextAt = null } = factor ?? {};
    if (
      factor === null ||
      nextEncrypted === null ||
      nextAt === null ||
      Number(writing.now) - Number(nextAt) > HOUR_MS
    ) {
      return writing.refuseIf('This QR code is no longer valid. Begin again.');
    }
    const secret = textsOf(context).open(nextEncrypted, owner.id);
    const step = secret === null ? null : stepOf(secret, code.replace(/\s/g, ''), writing.now);
    if (step === null) throw invalidInput({ path: 'code', message: NOT_OF_APP });
    await keepFactor(writing, {
      userId: owner.id,
      secretEncrypted: nextEncrypted,
      lastStep: step,
      confirmedAt: writing.now,
      nextEncrypted: null,
      nextAt: null,
    });
    const codes = await renewRecoveryCodes(writing, owner.id);
    writing.keepParts(User, owner, 'secondFactor', [], [factor.confirmedAt ? 'Moved to another device' : 'Set up']);
    writing.securityEvents.push({ what: 'second factor set up', userId: owner.id });
    await tellOwner(writing, owner, factor.confirmedAt ? 'moved' : 'setUp');
    const { session, viewer } = context;
    const except = viewer.limited === null ? session?.tokenId : undefined;
    const changed = await changeUserAndEndSessions(writing, owner, {}, { except });
    const token = viewer.limited === null ? null : ((await session?.begin(writing.tx, 'password')) ?? null);
    writing.answer({ recoveryCodes: { codes, token } });
    return changed;
  },
});

const NOT_OF_APP = 'This is not the code of the app at this time. Enter the one that it shows now.';
