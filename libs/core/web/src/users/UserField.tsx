import type { InputSchema } from '@console/forms';
import { PickerField, type PickerFieldProps } from '@console/pickers';
import type { userOption_user$key } from './__generated__/userOption_user.graphql.ts';
import type { UserChoice } from './UserPicker.tsx';
import { userOption } from './userOption.ts';
import { accountManagers, users } from './users.ts';

/** Chooses a user, as a form field. */
export function UserField<Schema extends InputSchema>({
  managers,
  chosen,
  ...rest
}: PickerFieldProps<Schema, userOption_user$key> & UserChoice) {
  return <PickerField list={managers ? accountManagers : users} chosen={chosen && userOption(chosen)} {...rest} />;
}
