import { type ContactType, coreLinks } from '@console/core-contracts';
import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Grid, Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { type ConsoleForm, TextField } from '@console/forms';
import type { newUserForm } from './newUserForm.ts';
import type { FoundPerson, PersonLookup } from './usePersonByEmail.ts';

interface PersonOfUserProps {
  readonly form: ConsoleForm<typeof newUserForm>;
  readonly lookup: PersonLookup;
  /** Whether the fields of somebody new are on screen. */
  readonly isNew: boolean;
}

/** The person of a new user: found by the email, or entered. */
export function PersonOfUser({ form, lookup, isNew }: PersonOfUserProps) {
  const { state, person, again } = lookup;
  return (
    <Stack>
      <TextField
        form={form}
        name="email"
        hint="The user signs in with it. When somebody with this email is known already, their record is used."
        autoComplete="off"
      />
      {state === 'failed' && (
        <ErrorAlert
          title="The email could not be looked up."
          actions={
            <Button size="small" onClick={again}>
              Try again
            </Button>
          }
        />
      )}
      {person && <PersonFound person={person} />}
      {isNew && (
        <>
          <Grid columns={2}>
            <TextField form={form} name="givenName" required counter />
            <TextField form={form} name="familyName" required counter />
          </Grid>
          <TextField form={form} name="jobTitle" />
          <Grid columns={2}>
            <TextField form={form} name="mobile" />
            <TextField form={form} name="telephone" />
          </Grid>
        </>
      )}
    </Stack>
  );
}

const kinds: Readonly<Record<ContactType, string>> = {
  customer: 'a customer’s contact',
  internal: 'a colleague',
  supplier: 'a supplier’s contact or a trainer',
};

function PersonFound({ person: { fullName, type, user } }: { readonly person: FoundPerson }) {
  const known: Readonly<Record<string, string>> = kinds;
  const who = `${fullName}, ${known[type] ?? 'a person'}`;
  if (!user) {
    return <ErrorAlert tone="info" title="Person record found" messages={[`The new user is ${who}.`]} />;
  }
  return (
    <ErrorAlert
      tone="warning"
      title="Person record found"
      messages={[`${who}, signs in with this email already.`]}
      actions={<Link to={coreLinks.user(user.id)}>Open user</Link>}
    />
  );
}
