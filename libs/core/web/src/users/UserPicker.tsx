import { Picker, type PickerProps } from '@console/pickers';
import type { userOption_user$key } from './__generated__/userOption_user.graphql.ts';
import { userOption } from './userOption.ts';
import { accountManagers, users } from './users.ts';

/** Which users a picker offers. */
export interface UserChoice {
  /** Offers only account managers. */
  readonly managers?: boolean;
}

/** Chooses a user. */
export function UserPicker({ managers, chosen, ...rest }: PickerProps<userOption_user$key> & UserChoice) {
  return <Picker list={managers ? accountManagers : users} chosen={chosen && userOption(chosen)} {...rest} />;
}
