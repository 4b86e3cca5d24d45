import { drafts, unsaved } from '@console/platform';
import { requiredIn, text } from '@console/rules';
import { renderPiece } from '@console/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '../fields/TextField.tsx';
import type { FieldsOf } from '../state/ConsoleForm.ts';
import { useConsoleForm } from '../state/useConsoleForm.ts';
import { Form } from './Form.tsx';

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

/** Types a subject over the saved value and leaves the screen. */
async function leaveDraft(subject: string) {
  const first = await show(before);
  fireEvent.change(box('Subject'), { target: { value: subject } });
  first.unmount();
  expect(drafts.read(place)).toContain(subject);
}

test('a value saved by somebody else before the draft returns is shown beside it, not overwritten silently', async () => {
  await leaveDraft('Parking at Leeds');
  await show({ subject: 'Parking, urgent', place: 'York', version: 2 });
  await waitFor(() => expect(back()).not.toBeNull());
  expect(box('Subject').value).toBe('Parking at Leeds');
  expect(box('Place').value).toBe('York');
  await screen.findByText(/Parking, urgent/);
  // The restored change is still unsaved.
  expect(unsaved.any()).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(drafts.read(place)).toContain('Parking at Leeds');
});

test('a restored draft is sent with the version that is current then', async () => {
  await leaveDraft('Parking at Leeds');
  await show({ ...before, place: 'York', version: 2 });
  await waitFor(() => expect(back()).not.toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ subject: 'Parking at Leeds', place: 'York', version: 2 }]));
});

test('a conflict that was shown before a reload is shown again after it, until it is decided', async () => {
  const theirs = { ...before, subject: 'Parking, urgent', version: 2 };
  const first = await show(before);
  fireEvent.change(box('Subject'), { target: { value: 'Parking at Leeds' } });
  first.show(<TicketForm saved={theirs} />);
  await screen.findByText(/Parking, urgent/);
  first.unmount();

  const second = await show(theirs);
  await screen.findByText(/Parking, urgent/);
  expect(box('Subject').value).toBe('Parking at Leeds');
  fireEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
  fireEvent.change(box('Subject'), { target: { value: 'Parking in York' } });
  second.unmount();

  await show(theirs);
  await waitFor(() => expect(back()).not.toBeNull());
  expect(box('Subject').value).toBe('Parking in York');
  expect(screen.queryByText(/Parking, urgent/)).toBeNull();
});

test('a draft that equals the saved values, because its answer was lost, is ignored', async () => {
  await leaveDraft('Parking at Leeds');
  await show({ ...before, subject: 'Parking at Leeds', version: 2 });
  await waitFor(() => expect(drafts.read(place)).toBeNull());
  expect(back()).toBeNull();
});

test('an unreadable draft is ignored', async () => {
  drafts.write(place, '{"subject":"Parking at Leeds"}');
  await show(before);
  expect(box('Subject').value).toBe('Parking');
  expect(back()).toBeNull();
});
