import { PickerFilter, type PickerFilterProps } from '@console/pickers';
import type { UserChoice } from './UserPicker.tsx';
import { accountManagers, users } from './users.ts';

/** Filters a list by user. */
export function UserFilter({ managers, label = 'User', ...rest }: PickerFilterProps & UserChoice) {
  return <PickerFilter list={managers ? accountManagers : users} label={label} {...rest} />;
}
