import { isEmail, ULID_PATTERN } from '@console/format';
import * as z from 'zod/mini';

/**
 * The input of the sign-in form and of `POST /authentication_token` (C§5, O§8). The specification fixes the messages. Written with zod/mini
 * because the console's first load contains it.
 */
export const signInInput = z.object(
  {
    email: z
      .string('Email is required')
      .check(
        z.trim(),
        z.minLength(1, 'Email is required'),
        z.maxLength(255, 'Email must be valid'),
        z.refine(isEmail, 'Email must be valid'),
      ),
    password: z
      .string('Password is required')
      .check(z.minLength(1, 'Password is required'), z.maxLength(1024, 'Password is too long')),
    // A code of the second factor, or a recovery code.
    code: z.optional(z.nullable(z.string('Code must be valid').check(z.maxLength(100, 'Code must be valid')))),
  },
  'Email is required',
);

export type SignInInput = z.infer<typeof signInInput>;

/** The code of the answer to a right password of somebody who has a second factor, until a right code comes with it. */
export const SECOND_FACTOR = 'second_factor';

/** The message of a refused sign-in (C§8). */
export const SIGN_IN_REFUSED = 'Email or Password is incorrect';

/**
 * The claims of a sign-in token. The roles are hints for the screens; the server looks up the real roles for each request. `exp` is in
 * seconds since 1970, UTC. With `limited`, the user must first do something for the account, such as choose another password.
 */
export const tokenClaims = z.object({
  id: z.string().check(z.regex(new RegExp(`^users/${ULID_PATTERN}$`))),
  roles: z.array(z.string()),
  exp: z.number(),
  limited: z.nullish(z.string()),
});

export type TokenClaims = z.infer<typeof tokenClaims>;
