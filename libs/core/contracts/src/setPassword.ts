import * as z from 'zod/mini';
import { signInInput } from './signIn.ts';

/** The fewest characters of a new password (C§5). */
export const LEAST_PASSWORD = 5;

/** The most characters of a new password. */
export const MOST_PASSWORD = 255;

/** A new password on the pages of visitors, which load little. `newPassword` is the same rule for forms. */
export const passwordToSet = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(LEAST_PASSWORD, `Password must be at least ${LEAST_PASSWORD} characters`),
    z.maxLength(MOST_PASSWORD, `Password field must have at most ${MOST_PASSWORD} characters`),
  );

/** The input of `POST /forgot_password`. */
export const forgotPasswordInput = z.object({ email: signInInput.shape.email }, 'Email is required');

/** The input of `POST /set_password`. Without a password it only asks what the link of the token is good for. */
export const setPasswordInput = z.object(
  { token: z.string('The link is not complete.').check(z.maxLength(255)), password: z.optional(passwordToSet) },
  'The link is not complete.',
);
