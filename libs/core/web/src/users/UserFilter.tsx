import { PickerFilter, type PickerFilterProps } from '@console/pickers';
import type { UserChoice } from './UserPicker.tsx';
import { accountManagers, users } from './users.ts';

/** A list's filter by a user. */
export function UserFilter({ managers, label = 'User', ...rest }: PickerFilterProps & UserChoice) {
  return <PickerFilter list={managers ? accountManagers : users} label={label} {...rest} />;
}
