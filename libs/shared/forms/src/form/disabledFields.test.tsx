import { requiredIn, text } from '@console/rules';
import { renderPiece } from '@console/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '../fields/TextField.tsx';
import { emptyValues } from '../state/initialValues.ts';
import { useConsoleForm } from '../state/useConsoleForm.ts';
import { useFormValues } from '../state/useFormValues.ts';
import { Form } from './Form.tsx';

const required = requiredIn.operations;
const input = z.object({
  booker: text('Booker', { required }),
  customer: text('Customer', { required }),
  title: text('Title', { required }),
});

/** A form in which the booker waits for the customer, below it. */
function BookingForm({ save, customer = '' }: { readonly save: () => Promise<null>; readonly customer?: string }) {
  const [saved] = useState(() => emptyValues(input, { title: 'Autumn cohort', customer }));
  const form = useConsoleForm({ name: 'booking', input, saved, save, keepDraft: false });
  const chosen = useFormValues(form).customer;
  return (
    <Form form={form} submit="Create booking" failed="The booking was not created.">
      <TextField form={form} name="booker" disabled={chosen === ''} />
      <TextField form={form} name="customer" />
      <TextField form={form} name="title" />
    </Form>
  );
}

const box = (name: RegExp) => screen.getByRole('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create booking' }));

test('a field that waits for another one gets no message, is not counted, and does not take the focus', async () => {
  const save = vi.fn(async () => null);
  await renderPiece(<BookingForm save={save} />, { at: '/booking' });
  submit();
  await screen.findByText('Customer is required');
  expect(screen.queryByText('Booker is required')).toBeNull();
  screen.getByText('Correct the field marked below.');
  await waitFor(() => expect(document.activeElement).toBe(box(/^Customer/)));

  type(/^Customer/, 'Calder Valley');
  await waitFor(() => expect(screen.queryByText('Customer is required')).toBeNull());
  expect(screen.queryByText('Booker is required')).toBeNull();
  submit();
  await screen.findByText('Booker is required');
  await waitFor(() => expect(document.activeElement).toBe(box(/^Booker/)));
  expect(save).not.toHaveBeenCalled();
});

test('the message of a field disappears when the field has to wait', async () => {
  await renderPiece(<BookingForm save={async () => null} customer="Calder Valley" />, { at: '/booking' });
  submit();
  await screen.findByText('Booker is required');
  type(/^Customer/, '');
  await screen.findByText('Customer is required');
  expect(screen.queryByText('Booker is required')).toBeNull();
  screen.getByText('Correct the field marked below.');
});

/** A form whose only invalid field is disabled. */
function Stuck({ save }: { readonly save: () => Promise<null> }) {
  const [saved] = useState(() => emptyValues(input, { customer: 'Calder Valley', title: 'Autumn cohort' }));
  const form = useConsoleForm({ name: 'booking', input, saved, save, keepDraft: false });
  return (
    <Form form={form} submit="Create booking" failed="The booking was not created.">
      <TextField form={form} name="booker" disabled />
    </Form>
  );
}

test('a form that cannot be saved because of a disabled field says so', async () => {
  const save = vi.fn(async () => null);
  await renderPiece(<Stuck save={save} />, { at: '/booking' });
  submit();
  await screen.findByText('Booker is required');
  expect(save).not.toHaveBeenCalled();
});
