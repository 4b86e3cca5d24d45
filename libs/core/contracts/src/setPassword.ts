import * as z from 'zod/mini';
import { signInInput } from './signIn.ts';

/** The fewest and most characters of a password (C§5). */
const FEWEST = 5;
const MOST = 255;

/** A new password, wherever one is set (C§5). */
export const newPassword = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(FEWEST, `Password must be at least ${FEWEST} characters`),
    z.maxLength(MOST, `Password field must have at most ${MOST} characters`),
  );

/** The input of `POST /forgot_password`. */
export const forgotPasswordInput = z.object({ email: signInInput.shape.email }, 'Email is required');

/** The input of `POST /set_password`. Without a password it only asks what the link of the token is good for. */
export const setPasswordInput = z.object(
  { token: z.string('The link is not complete.').check(z.maxLength(255)), password: z.optional(newPassword) },
  'The link is not complete.',
);
