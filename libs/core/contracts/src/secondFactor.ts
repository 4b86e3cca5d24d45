import { describeField, messages, reasonForm, recordSeen, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';
import { presentPassword } from './password.ts';

/** A recovery code with its hyphens, and room for spaces. */
const LONGEST_CODE = 40;

const codeRule = { max: LONGEST_CODE, secret: true } as const;

const code = text('Code', { ...codeRule, required: requiredIn.operations });

const password = presentPassword('Current password');

/** Absent where it was given a moment ago. */
const passwordUnlessJustGiven = describeField(
  z.pipe(
    z.nullish(z.string(messages.valid('Current password'))),
    z.transform((value) => value || null),
  ),
  { kind: 'text', label: 'Current password', required: false, max: 1024, secret: true },
);

/**
 * The input of `startSecondFactor`. A session that can do nothing else yet needs no password. A user who has a second factor also
 * gives a code of it.
 */
export const startSecondFactorInput = z.object({ password: passwordUnlessJustGiven, code: text('Code', codeRule) });

/** The form before a first second factor: only the password. */
export const ownPasswordForm = z.object({ password });

/** The input of `confirmSecondFactor`: a code of the new secret. */
export const confirmSecondFactorInput = z.object({ code });

/** The input of `newRecoveryCodes`. */
export const newRecoveryCodesInput = z.object({ password, code });

/** The input of `removeSecondFactor`. */
export const removeSecondFactorInput = z.object({ password, code });

/** The input of `resetSecondFactor`, by an administrator for somebody else. */
export const resetSecondFactorInput = z.object({ ...recordSeen('User', 'users'), ...reasonForm.shape });

/** Why a code was not taken. */
export const CODE_REFUSED = 'The code is not right, or was used before. Enter the next one.';
