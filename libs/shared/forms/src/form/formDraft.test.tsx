import { drafts, unsaved } from '@console/platform';
import { requiredIn, text } from '@console/rules';
import { renderPiece } from '@console/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '../fields/TextField.tsx';
import type { FieldsOf } from './ConsoleForm.ts';
import { Form } from './Form.tsx';
import { useConsoleForm } from './useConsoleForm.ts';

const input = z.object({
  subject: text('Subject', { required: requiredIn.operations }),
  place: text('Place'),
  version: z.nullish(z.int()),
});
type Ticket = FieldsOf<typeof input>;

const place = { userId: 'users/01HZZZZZZZZZZZZZZZZZZZZZZZ', pathname: '/ticket', field: 'form ticket' };
const before: Ticket = { subject: 'Parking', place: 'Leeds', version: 1 };

const sent: unknown[] = [];

function TicketForm({ saved }: { saved: Ticket }) {
  const save = async (values: unknown) => sent.push(values);
  const form = useConsoleForm({ name: 'ticket', input, saved, save });
  return (
    <Form form={form} submit="Save" failed="The ticket was not saved.">
      <TextField form={form} name="subject" />
      <TextField form={form} name="place" />
    </Form>
  );
}

const show = (saved: Ticket) => renderPiece(<TicketForm saved={saved} />, { at: '/ticket' });
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const back = () => screen.queryByText('What you typed here before is back. It is not saved yet.');

/** Types a subject that begins from what is saved before, and leaves. */
async function leaveDraft(subject: string) {
  const first = await show(before);
  fireEvent.change(box('Subject'), { target: { value: subject } });
  first.unmount();
  expect(drafts.read(place)).toContain(subject);
}

test('what somebody else saved before a draft is back stands beside it, and is not overwritten unseen', async () => {
  await leaveDraft('Parking at Leeds');
  await show({ subject: 'Parking, urgent', place: 'York', version: 2 });
  await waitFor(() => expect(back()).not.toBeNull());
  expect(box('Subject').value).toBe('Parking at Leeds');
  expect(box('Place').value).toBe('York');
  await screen.findByText(/Parking, urgent/);
  // It is still something to lose.
  expect(unsaved.any()).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(drafts.read(place)).toContain('Parking at Leeds');
});

test('a draft that is back is sent with the version that is seen then', async () => {
  await leaveDraft('Parking at Leeds');
  await show({ ...before, place: 'York', version: 2 });
  await waitFor(() => expect(back()).not.toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ subject: 'Parking at Leeds', place: 'York', version: 2 }]));
});

test('a draft of what is saved by now, because its answer was lost, is none', async () => {
  await leaveDraft('Parking at Leeds');
  await show({ ...before, subject: 'Parking at Leeds', version: 2 });
  await waitFor(() => expect(drafts.read(place)).toBeNull());
  expect(back()).toBeNull();
});

test('what cannot be read as a draft is none', async () => {
  drafts.write(place, '{"subject":"Parking at Leeds"}');
  await show(before);
  expect(box('Subject').value).toBe('Parking');
  expect(back()).toBeNull();
});
