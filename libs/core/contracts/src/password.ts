import { describeField, messages, requiredIn } from '@console/rules';
import * as z from 'zod/mini';
import { LEAST_PASSWORD, MOST_PASSWORD } from './setPassword.ts';

type PasswordField = z.ZodMiniType<string, string | null | undefined>;

/** A password, kept letter for letter: spaces count too. */
function secret(
  label: string,
  ...checks: readonly (z.core.$ZodCheck<string> | z.core.CheckFn<string>)[]
): PasswordField {
  const given = z.pipe(
    z.nullish(z.string(messages.valid(label))),
    z.transform((value) => value ?? ''),
  );
  const filled = z.string().check(z.minLength(1, requiredIn.operations(label)));
  const rule = { kind: 'text', label, required: true, max: MOST_PASSWORD, secret: true } as const;
  return describeField(z.pipe(given, z.pipe(filled, z.string().check(...checks))), rule);
}

/** A new password: at least 5 characters (C§5). */
export const newPassword = (label: string): PasswordField =>
  secret(
    label,
    z.minLength(LEAST_PASSWORD, messages.tooShort(label, LEAST_PASSWORD)),
    z.maxLength(MOST_PASSWORD, messages.tooLong(label, MOST_PASSWORD)),
  );

/** A password that its owner has now. An older one may be longer. */
export const presentPassword = (label: string): PasswordField => secret(label);
