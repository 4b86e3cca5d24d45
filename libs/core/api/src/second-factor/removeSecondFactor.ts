import { mutationField, signedIn } from '@console/api-kit';
import { removeSecondFactorInput } from '@console/core-contracts';
import { User } from '../nodes.ts';
import { changeUser } from '../user/writeUser.ts';
import { mustHaveSecondFactor } from '../user-session/mustHaveSecondFactor.ts';
import { dropFactor, factorOf, lockOwner } from './ownFactor.ts';
import { proofOf, requireProof } from './proof.ts';
import { tellOwner } from './tellOwner.ts';

mutationField('removeSecondFactor', {
  description: 'Removes the second factor of the user. It is refused where one is required.',
  rule: signedIn,
  input: removeSecondFactorInput,
  changes: User,
  prepare: (given, context) => proofOf(context, given),
  write: async (writing, _input, { context, prepared }) => {
    const owner = await lockOwner(writing);
    const factor = await factorOf(writing, owner.id);
    writing.refuseIf(factor?.confirmedAt ? null : 'You have no second factor.');
    writing.refuseIf(
      mustHaveSecondFactor(context.secondFactorFor, owner.roles)
        ? 'A second factor is required here. You can move it to another device.'
        : null,
    );
    await requireProof(writing, prepared);
    await dropFactor(writing, owner.id);
    writing.keepParts(User, owner, 'secondFactor', ['Set up'], ['Removed']);
    writing.securityEvents.push({ what: 'second factor removed', userId: owner.id });
    await tellOwner(writing, owner, 'removed');
    return changeUser(writing, owner);
  },
});
