import * as z from 'zod/mini';

/**
 * What the sign-in form asks for and `POST /authentication_token` accepts (C§5, O§8). The messages are shown letter for letter.
 * Written with zod/mini because it stands in the console's first load.
 */
export const signInInput = z.object({
  email: z
    .string('Email is required')
    .check(
      z.trim(),
      z.minLength(1, 'Email is required'),
      z.maxLength(255, 'Email must be valid'),
      z.email('Email must be valid'),
    ),
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(1024, 'Password is too long')),
});

export type SignInInput = z.infer<typeof signInInput>;

/** The answer to a refused sign-in, as it is shown (C§8). */
export const SIGN_IN_REFUSED = 'Email or Password is incorrect';

/**
 * What a sign-in token says. The roles are hints for the screens: the server looks them up for each request.
 * `exp` is in seconds since 1970, UTC.
 */
export const tokenClaims = z.object({
  id: z.string().check(z.regex(/^users\/[0-7][0-9A-HJKMNP-TV-Z]{25}$/)),
  roles: z.array(z.string()),
  exp: z.number(),
});

export type TokenClaims = z.infer<typeof tokenClaims>;
