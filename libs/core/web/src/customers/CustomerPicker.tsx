import { Picker, type PickerProps } from '@console/pickers';
import type { customerOption_customer$key } from './__generated__/customerOption_customer.graphql.ts';
import { customerOption } from './customerOption.ts';
import { customers } from './customers.ts';
import { useCustomerCreation } from './useCustomerCreation.tsx';

export type CustomerPickerProps = PickerProps<customerOption_customer$key>;

/** Chooses a customer. */
export function CustomerPicker({ chosen, ...rest }: CustomerPickerProps) {
  return <Picker list={customers} chosen={chosen && customerOption(chosen)} {...rest} />;
}

/** Chooses a customer, and offers to create a missing one. */
export function CreatingCustomerPicker({ chosen, onBlur, ...rest }: CustomerPickerProps) {
  const { creation, created, creating, dialog } = useCustomerCreation(rest.onChange);
  const known = chosen && customerOption(chosen);
  return (
    <>
      <Picker
        {...rest}
        list={customers}
        chosen={created?.value === rest.value ? created : known}
        creation={creation}
        // Opening the dialog moves the focus, but the user has not finished with the field.
        onBlur={creating ? undefined : onBlur}
      />
      {dialog}
    </>
  );
}
