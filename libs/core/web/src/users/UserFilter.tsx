import { PickerFilter, type PickerFilterProps } from '@console/pickers';
import { accountManagers, users } from './users.ts';

/** Filters a list by user. */
export function UserFilter({ label = 'User', ...rest }: PickerFilterProps) {
  return <PickerFilter list={users} label={label} {...rest} />;
}

/** Filters a list by account manager. */
export function AccountManagerFilter({ label = 'Account manager', ...rest }: PickerFilterProps) {
  return <PickerFilter list={accountManagers} label={label} {...rest} />;
}
