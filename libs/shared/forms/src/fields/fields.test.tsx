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
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  AddressFields,
  CheckboxField,
  CheckboxGroupField,
  DateField,
  DateRangeField,
  DurationField,
  Form,
  MoneyField,
  MultiSelectField,
  NumberField,
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
    notes: text('Notes', { max: 1000 }),
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
    billingAddress: address,
  }),
  'start',
  'end',
);
const empty: z.input<typeof input> = {
  notes: '',
  quantity: null,
  unitPrice: null,
  tax: null,
  type: '',
  subjects: [],
  taxable: false,
  online: false,
  roles: [],
  documentDate: '',
  start: '',
  end: '',
  startsAt: '',
  length: '',
  billingAddress: {
    address1: '',
    address2: '',
    address3: '',
    address4: '',
    city: '',
    region: '',
    postcode: '',
    country: '',
  },
};

interface BigFormProps {
  readonly save?: (values: unknown) => Promise<unknown>;
  readonly saved?: z.input<typeof input>;
}

function BigForm({ save = async () => ({}), saved = empty }: BigFormProps) {
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
      <AddressFields form={form} name="billingAddress" label="Billing address" />
    </Form>
  );
}

const show = (props: BigFormProps = {}) => renderPiece(<BigForm {...props} />, { at: '/big' });
const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select, textarea' });

function type(label: RegExp, value: string) {
  fireEvent.change(box(label), { target: { value } });
  fireEvent.blur(box(label));
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function choose(label: RegExp, typed: string, option: string) {
  fireEvent.click(box(label));
  fireEvent.change(box(label), { target: { value: typed } });
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

test('every field hands over what its rule expects', async () => {
  const save = vi.fn(async () => ({}));
  await show({ save });
  type(/^Notes/, 'Two\nlines');
  screen.getByText('9/1000');
  type(/^Quantity/, '1,200');
  type(/^Unit price/, '1,234.5');
  type(/^Tax rate/, '17.5%');
  fireEvent.change(box(/^Type/), { target: { value: 'private' } });
  await choose(/^Subjects/, 'first', 'First aid');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Taxable' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Online' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Biller' }));
  type(/^Document date/, '16/11/2026');
  type(/^Start\b(?! at)/, '1 Dec 2026');
  type(/^End/, '02.12.26');
  type(/^Starts at/, '9.30');
  type(/^Duration/, '3');
  type(/^Address line 1/, ' 1 High Street ');
  type(/^City/, 'Halifax');
  await choose(/^Country/, 'ire', 'Ireland');
  press('Save');
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls).toEqual([
    [
      {
        notes: 'Two\nlines',
        quantity: 1200,
        unitPrice: 123_450,
        tax: 17.5,
        type: 'private',
        subjects: ['aid'],
        taxable: true,
        online: true,
        roles: ['biller'],
        documentDate: '2026-11-16',
        start: '2026-12-01',
        end: '2026-12-02',
        startsAt: '09:30',
        length: 'P3D',
        billingAddress: {
          address1: '1 High Street',
          address2: null,
          address3: null,
          address4: null,
          city: 'Halifax',
          region: null,
          postcode: null,
          country: 'IE',
        },
      },
    ],
  ]);
});

test('what could not be read stays as it was typed, and the rule speaks of it', async () => {
  const save = vi.fn();
  await show({ save });
  type(/^Quantity/, 'many');
  type(/^Unit price/, '12.345');
  type(/^Document date/, '31/02/2026');
  type(/^Starts at/, 'noon');
  type(/^Duration/, 'some');
  press('Save');
  for (const message of [
    'Quantity must be a number',
    'Unit price must be valid',
    'Document date must be valid',
    'Starts at must be valid',
    'Invalid ISO 8601 duration format.',
    'Type is required',
    'Role is required',
    'Address line 1 is required',
    'Country is required',
  ])
    await screen.findByText(message);
  expect(box(/^Unit price/).value).toBe('12.345');
  expect(box(/^Document date/).value).toBe('31/02/2026');
  expect(save).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(box(/^Quantity/)));
});

test('the focus goes into a group whose choice is missing, and into an address', async () => {
  await show({ saved: { ...empty, quantity: 1, unitPrice: 0, type: 'public', documentDate: '2026-11-16' } });
  press('Save');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Booker' })));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Booker' }));
  press('Save');
  await waitFor(() => expect(document.activeElement).toBe(box(/^Address line 1/)));
});

test('a later first day takes the last one along; a last day before the first is refused', async () => {
  await show();
  type(/^Start\b(?! at)/, '10/11/2026');
  type(/^End/, '12/11/2026');
  type(/^Start\b(?! at)/, '20/11/2026');
  expect(box(/^End/).value).toBe('20 Nov 2026');
  type(/^End/, '19/11/2026');
  press('Save');
  await screen.findByText('Quantity is required');
});

test('a range whose end comes first is told so on its end', async () => {
  const save = vi.fn();
  const good = {
    ...empty,
    quantity: 1,
    unitPrice: 0,
    type: 'public',
    roles: ['booker'],
    documentDate: '2026-11-16',
    start: '2026-11-16',
    billingAddress: { ...empty.billingAddress, address1: '1 High Street', city: 'Halifax', country: 'GB' },
  } as const;
  await show({ save, saved: good });
  type(/^End/, '15/11/2026');
  press('Save');
  await screen.findByText('End must not be before Start');
  expect(save).not.toHaveBeenCalled();
});

test('days are the same whatever the machine’s zone', async () => {
  await show({ saved: { ...empty, documentDate: '2026-03-29' } });
  expect(box(/^Document date/).value).toBe('29 Mar 2026');
  type(/^Document date/, '25/10/2026');
  expect(box(/^Document date/).value).toBe('25 Oct 2026');
});

test('countries stand by their English names, the United Kingdom first', async () => {
  await show();
  fireEvent.click(box(/^Country/));
  const names = within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(names.slice(0, 3)).toEqual(['United Kingdom', 'Afghanistan', 'Åland Islands']);
});

test('what somebody else saved stands under the field, in its words, and can be taken', async () => {
  const piece = await show({ saved: { ...empty, unitPrice: 100 } });
  type(/^Unit price/, '2');
  type(/^City/, 'Leeds');
  const theirs = {
    ...empty,
    unitPrice: 49_500,
    billingAddress: { ...empty.billingAddress, city: 'York', region: 'Yorks' },
  };
  piece.show(<BigForm saved={theirs} />);
  const note = (await screen.findByText('Somebody else saved “£495.00” meanwhile.')).closest('[role="status"]');
  screen.getByText('Somebody else saved “York” meanwhile.');
  expect(box(/^City/).value).toBe('Leeds');
  expect(box(/^Region/).value).toBe('Yorks');
  fireEvent.click(within(note as HTMLElement).getByRole('button', { name: 'Use theirs' }));
  await waitFor(() => expect(box(/^Unit price/).value).toBe('495.00'));
  expect(screen.queryByText('Somebody else saved “£495.00” meanwhile.')).toBeNull();
});
