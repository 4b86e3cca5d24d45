import { builder, loadBatched, type RequestContext, type RowOf, signedIn } from '@console/api-kit';
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { User } from '../nodes.ts';
import { recoveryCode, type user, userFactor } from '../tables.ts';
import { administratorsOrOneself } from '../user/User.ts';
import { mustHaveSecondFactor } from '../user-session/mustHaveSecondFactor.ts';

interface Factor {
  readonly confirmedAt: Date | null;
  readonly recoveryCodesLeft: number;
}

const NONE: Factor = { confirmedAt: null, recoveryCodesLeft: 0 };

const batch = {};

const SecondFactor = builder.objectRef<Factor & { readonly isRequired: boolean }>('SecondFactor').implement({
  description: 'The codes of an authenticator app that a user enters beside the password.',
  rule: signedIn,
  limited: ['confirmedAt', 'recoveryCodesLeft', 'isRequired'],
  fields: (t) => ({
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was set up. Null without a second factor.',
    }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft'),
    isRequired: t.exposeBoolean('isRequired', {
      description: 'Whether the user cannot do without one on this server.',
    }),
  }),
});

builder.objectField(User.ref, 'secondFactor', (t) =>
  t.field({
    type: SecondFactor,
    nullable: true,
    rule: administratorsOrOneself,
    extensions: { limited: true, columns: ['id', 'roles'] },
    resolve: async (
      { id, roles }: Pick<RowOf<typeof user>, 'id' | 'roles'>,
      _args: object,
      context: RequestContext,
    ) => {
      const factor = (await loadBatched(context, batch, id, (ids) => factorsOf(context, ids))) ?? NONE;
      return { ...factor, isRequired: mustHaveSecondFactor(context.secondFactorFor, roles) };
    },
  }),
);

/** Returns the confirmed factors of users, by their ULIDs. */
async function factorsOf({ database }: RequestContext, ids: readonly string[]): Promise<ReadonlyMap<string, Factor>> {
  const rows = await database
    .select({ userId: userFactor.userId, confirmedAt: userFactor.confirmedAt, left: count(recoveryCode.hash) })
    .from(userFactor)
    .leftJoin(recoveryCode, and(eq(recoveryCode.userId, userFactor.userId), isNull(recoveryCode.usedAt)))
    .where(inArray(userFactor.userId, [...ids]))
    .groupBy(userFactor.userId);
  return new Map(rows.map(({ userId, confirmedAt, left }) => [userId, { confirmedAt, recoveryCodesLeft: left }]));
}
