import { defineEnumeration, type ValueOf } from '@console/rules';

/** How a user signed in: with a password, through a third party, or with a link from a mail. */
export const signInMethods = defineEnumeration({
  password: 'Password',
  provider: 'Third party',
  link: 'Link in a mail',
});
export type SignInMethod = ValueOf<typeof signInMethods>;

/** What a limited session still asks for: another password, or a second factor. */
export const sessionLimits = ['password', 'factor'] as const;
export type SessionLimit = (typeof sessionLimits)[number];
