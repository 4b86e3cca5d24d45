import { builder, signedIn } from '@console/api-kit';

interface Answer {
  readonly codes: readonly string[];
  readonly token: string | null;
}

/** The payload's field `recoveryCodes`. */
export const RecoveryCodes = builder.objectRef<Answer>('RecoveryCodes').implement({
  description:
    'Codes that sign the user in once without the app. They are shown once; afterwards only their hashes are kept.',
  rule: signedIn,
  limited: ['codes', 'token'],
  fields: (t) => ({
    codes: t.exposeStringList('codes'),
    token: t.exposeString('token', {
      nullable: true,
      description: 'The token of a whole session, in place of a session that could do nothing else.',
    }),
  }),
});
