import { createUserInput, MOST_PASSWORD } from '@console/core-contracts';
import {
  across,
  contactFields,
  defineEnumeration,
  describeField,
  oneOf,
  reference,
  requiredIn,
  text,
} from '@console/rules';
import * as z from 'zod/mini';

/** How a new user comes to a password. */
export const waysIn = defineEnumeration({
  password: 'Set a password now',
  invitation: 'Send an invitation by mail',
});

const { email, mobile, telephone, jobTitle } = contactFields.shape;

/** The fields that only a person without a record needs. */
export const personFields = ['givenName', 'familyName', 'jobTitle', 'mobile', 'telephone'] as const;

type Values = z.output<typeof fields>;
type Checked = 'givenName' | 'familyName';

const fields = z.object({
  email,
  /** The person who has this email. Null for somebody new. */
  person: reference('Person', 'people'),
  /** The user who signs in with this email. Null when nobody does. */
  takenBy: reference('User', 'users'),
  givenName: text('Given name'),
  familyName: text('Family name'),
  jobTitle,
  mobile,
  telephone,
  roles: createUserInput.shape.roles,
  way: oneOf('Sign-in', waysIn.values, { required: requiredIn.console }),
  password: describeField(z.nullish(z.string()), {
    ...{ kind: 'text', label: 'Password', required: false, max: MOST_PASSWORD, secret: true },
  }),
});

/** The name of somebody new is required, by the rule of all contacts. */
const nameOfNewPerson = (field: Checked) =>
  across<Values, 'email' | 'person' | Checked>(['email', 'person', field], field, (values) =>
    values.person === null ? messageOf(contactFields.shape[field], values[field]) : null,
  );

/**
 * The form of a new user: somebody who has a record, or somebody new. It sends the input of `createUser` or `inviteUser`,
 * whose rules it applies to the fields that are in use.
 */
export const newUserForm = fields.check(
  nameOfNewPerson('givenName'),
  nameOfNewPerson('familyName'),
  across<Values, 'email' | 'takenBy'>(['email', 'takenBy'], 'email', ({ takenBy }) =>
    takenBy === null ? null : 'Somebody signs in with this email already',
  ),
  across<Values, 'way' | 'password'>(['way', 'password'], 'password', ({ way, password }) =>
    way === 'password' ? messageOf(createUserInput.shape.password, password) : null,
  ),
);

const messageOf = (rule: z.core.$ZodType, value: unknown): string | null =>
  z.safeParse(rule, value).error?.issues[0]?.message ?? null;

/** Returns whom the form is about, as `createUser` and `inviteUser` expect it. */
export function whoseOf({ email: address, person, givenName, familyName, ...values }: Values) {
  if (person !== null) return { person, newPerson: null };
  const { jobTitle: job, mobile: cell, telephone: line } = values;
  return {
    person: null,
    newPerson: {
      ...{ email: address, givenName: givenName ?? '', familyName: familyName ?? '' },
      ...{ jobTitle: job, mobile: cell, telephone: line },
    },
  };
}
