import { drafts, unsaved } from '@console/platform';
import type { MappedError } from '@console/relay';
import { address, requiredIn, text } from '@console/rules';
import { renderPiece } from '@console/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Form, OptionalAddressFields, TextField, useConsoleForm } from '../index.ts';

const input = z.object({
  title: text('Title', { required: requiredIn.operations }),
  billingAddress: address('Billing address'),
});
type Values = z.input<typeof input>;

const halifax = {
  address1: '14 Crossley Street',
  address2: '',
  address3: '',
  address4: '',
  city: 'Halifax',
  region: '',
  postcode: 'HX1 1UJ',
  country: 'GB',
};
const without: Values = { title: 'Fire safety', billingAddress: null };
const withAddress: Values = { title: 'Fire safety', billingAddress: halifax };

interface BookingFormProps {
  readonly saved: Values;
  readonly save?: (values: unknown) => Promise<unknown>;
  readonly error?: MappedError | null;
  readonly addAtOnce?: boolean;
}

function BookingForm({ saved, save = async () => ({}), error = null, addAtOnce = false }: BookingFormProps) {
  const form = useConsoleForm({ name: 'booking', input, saved, save, error });
  return (
    <Form form={form} submit="Save" failed="The booking was not saved.">
      <TextField form={form} name="title" />
      <OptionalAddressFields
        form={form}
        name="billingAddress"
        add="Add an address"
        remove="Remove the address"
        addAtOnce={addAtOnce}
        absent="The customer’s address is used."
      />
    </Form>
  );
}

const show = (props: BookingFormProps) => renderPiece(<BookingForm {...props} />, { at: '/booking' });
const group = () => within(screen.getByRole('group', { name: 'Billing address' }));
const button = (name: string) => group().getByRole('button', { name });
const box = (name: RegExp) => group().getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('an absent group can be added; its fields are sent, and empty required fields are refused', async () => {
  const save = vi.fn(async () => ({}));
  await show({ saved: without, save });
  group().getByText('The customer’s address is used.');
  expect(group().queryAllByRole('textbox')).toEqual([]);
  fireEvent.click(button('Add an address'));
  await waitFor(() => expect(document.activeElement).toBe(box(/^Address line 1/)));
  expect(group().queryByText('The customer’s address is used.')).toBeNull();
  press('Save');
  for (const label of ['Address line 1', 'City']) await group().findByText(`${label} is required`);
  expect(save).not.toHaveBeenCalled();
  fireEvent.change(box(/^Address line 1/), { target: { value: '7 Weir Lane' } });
  fireEvent.change(box(/^City/), { target: { value: 'Halifax' } });
  // Most addresses are in the United Kingdom, so an added one begins there.
  expect(group().getByRole<HTMLInputElement>('combobox', { name: /^Country/ }).value).toBe('United Kingdom');
  press('Save');
  const sent = { address1: '7 Weir Lane', city: 'Halifax', postcode: null, country: 'GB' };
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ billingAddress: expect.objectContaining(sent) })),
  );
});

test('removing the group sends null, moves the focus to the adding button and can be undone by adding it', async () => {
  const save = vi.fn(async () => ({}));
  await show({ saved: withAddress, save });
  expect(box(/^City/).value).toBe('Halifax');
  fireEvent.click(button('Remove the address'));
  await waitFor(() => expect(document.activeElement).toBe(button('Add an address')));
  expect(unsaved.any()).toBe(true);
  press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledWith({ title: 'Fire safety', billingAddress: null }));
  await waitFor(() => expect(unsaved.any()).toBe(false));
});

test('errors in a removed group do not block the save', async () => {
  const save = vi.fn(async () => ({}));
  await show({ saved: without, save });
  fireEvent.click(button('Add an address'));
  press('Save');
  await group().findByText('City is required');
  fireEvent.click(button('Remove the address'));
  fireEvent.change(screen.getByRole('textbox', { name: /^Title/ }), { target: { value: 'First aid' } });
  press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledWith({ title: 'First aid', billingAddress: null }));
});

test('a draft restores the group, filled or removed', async () => {
  const place = { userId: 'users/01HZZZZZZZZZZZZZZZZZZZZZZZ', pathname: '/booking', field: 'form booking' };
  const typed = { ...without, billingAddress: { ...halifax, city: 'Leeds' } };
  drafts.write(place, JSON.stringify({ began: without, values: typed }));
  const first = await show({ saved: without });
  await waitFor(() => expect(box(/^City/).value).toBe('Leeds'));
  first.unmount();
  drafts.write(place, JSON.stringify({ began: withAddress, values: without }));
  await show({ saved: withAddress });
  await waitFor(() => expect(button('Add an address')).toBeTruthy());
  drafts.forget(place);
});

test('the server’s message about the whole group is shown at the group', async () => {
  const piece = await show({ saved: without });
  const fields = { billingAddress: 'A booking that was confirmed needs its billing address.' };
  piece.show(<BookingForm saved={without} error={{ messages: [], fields, refused: true }} />);
  await group().findByText(fields.billingAddress);
});

test('a conflict is shown at the group when one side removed it', async () => {
  const piece = await show({ saved: withAddress });
  fireEvent.click(button('Remove the address'));
  const theirs = { ...withAddress, billingAddress: { ...halifax, city: 'York' } };
  piece.show(<BookingForm saved={theirs} />);
  await group().findByText('Somebody else saved “14 Crossley Street, York, HX1 1UJ, United Kingdom” meanwhile.');
  fireEvent.click(button('Use theirs'));
  await waitFor(() => expect(box(/^City/).value).toBe('York'));

  fireEvent.change(box(/^City/), { target: { value: 'Leeds' } });
  piece.show(<BookingForm saved={without} />);
  await group().findByText('Somebody else emptied this meanwhile.');
  expect(box(/^City/).value).toBe('Leeds');
});

test('an absent group that is added at once has the focus in its first field and no button that removes it', async () => {
  await show({ saved: without, addAtOnce: true });
  expect(document.activeElement).toBe(box(/^Address line 1/));
  expect(group().queryByRole('button', { name: /^(Add|Remove)/ })).toBeNull();
});
