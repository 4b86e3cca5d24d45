import { opensConsole, opensTheSame, type updateUserInput } from '@console/core-contracts';
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
import { roleOptions } from './roleMeanings.ts';

/** Inputs with the roles of a user. */
type WithRoles = z.ZodMiniObject<Pick<(typeof updateUserInput)['shape'], 'roles'>>;

const NO_ACCESS = 'Without the role Admin or Account Manager the user cannot sign in here.';
const SIGNS_OUT = 'All sessions of the user end. The new roles count from the next sign-in.';
const OWN =
  'These are your own roles. You are signed out, and without the role Admin you cannot give it to yourself again.';

interface RolesFieldProps<Schema extends InputSchema> {
  readonly form: FormWith<WithRoles, Schema>;
  /** The roles of a user who exists. */
  readonly held?: readonly string[];
  /** Whether viewers edit their own roles. */
  readonly isOwn?: boolean;
}

/** The roles of a user, each with what it means. Says when none of them opens the console, and when the change signs the user out. */
export function RolesField<Schema extends InputSchema>({ form, held, isOwn = false }: RolesFieldProps<Schema>) {
  const part = partOf<WithRoles, Schema>(form);
  const roles = useFormValues(part).roles ?? [];
  const { error } = useFormField({ form: part, name: 'roles' }).fieldProps;
  const isChosen = !error && roles.length > 0;
  const notes = [
    isChosen && !opensConsole(roles) && NO_ACCESS,
    isChosen && held && !opensTheSame(held, roles) && (isOwn ? OWN : SIGNS_OUT),
  ].filter((note) => typeof note === 'string');
  return (
    <Stack gap="s">
      <CheckboxGroupField form={part} name="roles" options={roleOptions} />
      {notes.length > 0 && <ErrorAlert tone="info" messages={notes} />}
    </Stack>
  );
}
