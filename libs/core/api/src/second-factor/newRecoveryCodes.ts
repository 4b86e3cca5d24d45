import { mutationField, signedIn } from '@console/api-kit';
import { newRecoveryCodesInput } from '@console/core-contracts';
import { User } from '../nodes.ts';
import { changeUser } from '../user/writeUser.ts';
import { factorOf, lockOwner, renewRecoveryCodes } from './ownFactor.ts';
import { proofOf, requireProof } from './proof.ts';
import { RecoveryCodes } from './recoveryCodesAnswer.ts';
import { tellOwner } from './tellOwner.ts';

mutationField('newRecoveryCodes', {
  description: 'Gives the user other recovery codes. The ones before no longer work.',
  rule: signedIn,
  input: newRecoveryCodesInput,
  changes: User,
  answers: { recoveryCodes: RecoveryCodes },
  prepare: (given, context) => proofOf(context, given),
  write: async (writing, _input, { prepared }) => {
    const owner = await lockOwner(writing);
    const factor = await factorOf(writing, owner.id);
    writing.refuseIf(factor?.confirmedAt ? null : 'You have no second factor.');
    await requireProof(writing, prepared);
    const codes = await renewRecoveryCodes(writing, owner.id);
    writing.keepParts(User, owner, 'recoveryCodes', [], ['Made again']);
    writing.securityEvents.push({ what: 'recovery codes replaced', userId: owner.id });
    await tellOwner(writing, owner, 'recoveryCodes');
    writing.answer({ recoveryCodes: { codes, token: null } });
    return changeUser(writing, owner);
  },
});
