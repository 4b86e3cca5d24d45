import { coreLinks } from '@console/core-contracts';
import { Field } from '@console/design-system/field';
import { RadioGroup } from '@console/design-system/inputs';
import { MainAndAside, Stack, Text } from '@console/design-system/layout';
import {
  type ConsoleForm,
  emptyValues,
  Form,
  useConsoleForm,
  useFormField,
  useFormValues,
  useLeaving,
} from '@console/forms';
import { useConsoleHost } from '@console/platform';
import { useLocation } from '@console/platform/router';
import { useEffect, useState } from 'react';
import { NewPasswordField } from '../user-password/NewPasswordField.tsx';
import { RolesField } from '../user-roles/RolesField.tsx';
import { invitation } from './invitation.ts';
import { newUserForm, personFields, waysIn } from './newUserForm.ts';
import { PersonOfUser } from './PersonOfUser.tsx';
import { useCreateUser } from './useCreateUser.ts';
import { usePersonByEmail } from './usePersonByEmail.ts';

/** The form of a new user: person, roles, and a password or an invitation. It leads to the user. */
export function UserCreateForm() {
  const { save, error, forgetError } = useCreateUser();
  const { search } = useLocation();
  const [saved] = useState(() => emptyValues(newUserForm, { way: search === invitation ? 'invitation' : 'password' }));
  const form = useConsoleForm({
    name: 'create-user',
    input: newUserForm,
    saved,
    save,
    error,
    onSaved: (user) => leave(user.id === null ? coreLinks.users() : coreLinks.user(user.id)),
  });
  const leave = useLeaving(form.changed);
  const { listAddress } = useConsoleHost();
  const { email, way } = useFormValues(form);
  const lookup = usePersonByEmail(email);
  const isNew = useIsNew(lookup.state);
  const { propose, discards, state } = form;
  const { clearErrors } = state;
  const found = lookup.person?.id ?? null;
  const takenBy = lookup.person?.user?.id ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: also after the form was discarded
  useEffect(() => propose('person', found), [propose, found, discards]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also after the form was discarded
  useEffect(() => propose('takenBy', takenBy), [propose, takenBy, discards]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said about another person no longer counts
  useEffect(() => {
    clearErrors([...personFields]);
    forgetError();
  }, [found, isNew, clearErrors, forgetError]);
  useEffect(() => {
    if (way !== 'password') clearErrors('password');
  }, [way, clearErrors]);

  // Somebody made the record after the email was looked up.
  const wasFound = error?.messages.includes('Person record found') ?? false;
  const { again } = lookup;
  useEffect(() => {
    if (wasFound) again();
  }, [wasFound, again]);

  return (
    <Form
      form={form}
      submit={way === 'invitation' ? 'Invite user' : 'Create user'}
      failed={way === 'invitation' ? 'The user was not invited.' : 'The user was not created.'}
      loadingContent={lookup.state === 'asking'}
      onCancel={() => leave(listAddress(coreLinks.users()))}
    >
      <MainAndAside asideWidth={344} aside={<RolesField form={form} />}>
        <Stack gap="l">
          <PersonOfUser form={form} lookup={lookup} isNew={isNew} />
          <WayField form={form} />
          {way === 'invitation' ? (
            <Text>
              The user gets a mail with a link, and chooses a password there. The link works once, for seven days.
            </Text>
          ) : (
            <NewPasswordField form={form} />
          )}
        </Stack>
      </MainAndAside>
    </Form>
  );
}

/** The fields of somebody new stay while another email is looked up, so that nothing jumps. */
function useIsNew(state: ReturnType<typeof usePersonByEmail>['state']): boolean {
  const [isNew, setIsNew] = useState(false);
  const now = state === 'asking' ? isNew : state === 'new' || state === 'failed';
  if (now !== isNew) setIsNew(now);
  return now;
}

function WayField({ form }: { readonly form: ConsoleForm<typeof newUserForm> }) {
  const { value, set, leave, fieldProps } = useFormField({ form, name: 'way' });
  const chosen = waysIn.values.find((way) => way === value) ?? '';
  return (
    <Field {...fieldProps} group>
      <RadioGroup options={waysIn.options} value={chosen} onChange={set} onBlur={leave} />
    </Field>
  );
}
