import type { updateUserInput } from '@console/core-contracts';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack } from '@console/design-system/layout';
import {
  CheckboxGroupField,
  type FormWith,
  type InputSchema,
  partOf,
  useFormField,
  useFormValues,
} from '@console/forms';
import type * as z from 'zod/mini';
import { opensConsole, roleOptions } from './roleMeanings.ts';

/** Inputs with the roles of a user. */
type WithRoles = z.ZodMiniObject<Pick<(typeof updateUserInput)['shape'], 'roles'>>;

/** The roles of a user, each with what it means. Says when none of them opens the console. */
export function RolesField<Schema extends InputSchema>({ form }: { readonly form: FormWith<WithRoles, Schema> }) {
  const part = partOf<WithRoles, Schema>(form);
  const { roles } = useFormValues(part);
  const { error } = useFormField({ form: part, name: 'roles' }).fieldProps;
  return (
    <Stack gap="s">
      <CheckboxGroupField form={part} name="roles" options={roleOptions} />
      {!error && roles && roles.length > 0 && !opensConsole(roles) && (
        <ErrorAlert
          tone="info"
          messages={['Without the role Admin or Account Manager the user cannot sign in here.']}
        />
      )}
    </Stack>
  );
}
