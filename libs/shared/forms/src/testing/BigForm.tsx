import {
  address,
  date,
  duration,
  flag,
  inOrder,
  integer,
  money,
  oneOf,
  percentage,
  requiredIn,
  someOf,
  text,
  time,
} from '@console/rules';
import { renderPiece } from '@console/testing';
import { fireEvent, screen } from '@testing-library/react';
import * as z from 'zod/mini';
import {
  AddressFields,
  CheckboxField,
  CheckboxGroupField,
  DateField,
  DateRangeField,
  DurationField,
  emptyValues,
  Form,
  MoneyField,
  MultiSelectField,
  NumberField,
  OptionalAddressFields,
  PercentageField,
  SelectField,
  SwitchField,
  TextAreaField,
  TimeField,
  useConsoleForm,
} from '../index.ts';

const required = requiredIn.operations;
const roles = [
  { value: 'booker', label: 'Booker' },
  { value: 'biller', label: 'Biller' },
];
const input = inOrder(
  z.object({
    notes: text('Notes', { max: 1000, multiline: true }),
    quantity: integer('Quantity', { required, min: 1, max: 5000 }),
    unitPrice: money('Unit price', { required }),
    tax: percentage('Tax rate'),
    type: oneOf('Type', ['public', 'private'], { required }),
    subjects: someOf('Subjects', ['fire', 'aid']),
    taxable: flag('Taxable'),
    online: flag('Online'),
    roles: someOf('Role', ['booker', 'biller'], { required }),
    documentDate: date('Document date', { required }),
    start: date('Start'),
    end: date('End'),
    startsAt: time('Starts at'),
    length: duration('Duration'),
    billingAddress: address('Billing address', { required }),
    deliveryAddress: address('Delivery address'),
  }),
  'start',
  'end',
);
/** The first values of the form: every field is empty. */
export const empty = emptyValues(input);

export interface BigFormProps {
  readonly save?: (values: unknown) => Promise<unknown>;
  readonly saved?: z.input<typeof input>;
}

/** A form with a field of every kind. */
export function BigForm({ save = async () => ({}), saved = empty }: BigFormProps) {
  const form = useConsoleForm({ name: 'big', input, saved, save, keepDraft: false });
  return (
    <Form form={form} submit="Save" failed="It was not saved.">
      <TextAreaField form={form} name="notes" counter />
      <NumberField form={form} name="quantity" />
      <MoneyField form={form} name="unitPrice" />
      <PercentageField form={form} name="tax" />
      <SelectField
        form={form}
        name="type"
        options={[
          { value: 'public', label: 'Public' },
          { value: 'private', label: 'Private' },
        ]}
      />
      <MultiSelectField
        form={form}
        name="subjects"
        options={[
          { value: 'fire', label: 'Fire safety' },
          { value: 'aid', label: 'First aid' },
        ]}
      />
      <CheckboxField form={form} name="taxable" />
      <SwitchField form={form} name="online" />
      <CheckboxGroupField form={form} name="roles" options={roles} />
      <DateField form={form} name="documentDate" />
      <DateRangeField form={form} start="start" end="end" />
      <TimeField form={form} name="startsAt" />
      <DurationField form={form} name="length" />
      <AddressFields form={form} name="billingAddress" />
      <OptionalAddressFields
        form={form}
        name="deliveryAddress"
        add="Add an address"
        remove="Remove the address"
        absent="The billing address is used."
      />
    </Form>
  );
}

export const show = (props: BigFormProps = {}) => renderPiece(<BigForm {...props} />, { at: '/big' });
/** Finds a field's control by its label. */
export const box = (label: RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select, textarea' });

/** Types into a field and leaves it. */
export function type(label: RegExp, value: string) {
  fireEvent.change(box(label), { target: { value } });
  fireEvent.blur(box(label));
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
