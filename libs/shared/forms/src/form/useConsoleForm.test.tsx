import { drafts, unsaved } from '@console/platform';
import type { MappedError } from '@console/relay';
import { email, requiredIn, text } from '@console/rules';
import { renderPiece } from '@console/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '../fields/TextField.tsx';
import { useConsoleForm } from '../state/useConsoleForm.ts';
import { Form } from './Form.tsx';

const input = z.object({
  subject: text('Subject', { required: requiredIn.operations }),
  email: email('Email'),
});
const userId = 'users/01HZZZZZZZZZZZZZZZZZZZZZZZ';
const place = { userId, pathname: '/ticket', field: 'form ticket' };

interface TicketProps {
  readonly save?: (values: unknown) => Promise<unknown>;
  readonly error?: MappedError | null;
  readonly saved?: { subject: string; email: string };
}

function TicketForm({ save = async () => ({}), error = null, saved = { subject: '', email: '' } }: TicketProps) {
  const form = useConsoleForm({ name: 'ticket', input, saved, save, error });
  return (
    <Form form={form} submit="Create ticket" failed="The ticket was not created.">
      <TextField form={form} name="subject" counter />
      <TextField form={form} name="email" />
      <button type="button" onClick={() => form.state.setValue('subject', 'Parking', { shouldDirty: true })}>
        Propose a subject
      </button>
      {Object.entries(form.conflicts).map(([name, { theirs }]) => (
        <output key={name}>{`${name} is now ${String(theirs)}`}</output>
      ))}
    </Form>
  );
}

const show = (props: TicketProps = {}) => renderPiece(<TicketForm {...props} />, { at: '/ticket' });
const subject = () => screen.getByLabelText<HTMLInputElement>(/^Subject/);
const emailBox = () => screen.getByLabelText<HTMLInputElement>(/^Email/);
const type = (box: HTMLInputElement, value: string) => fireEvent.change(box, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a form with an invalid field is not sent; the first such field has a message and the focus', async () => {
  const save = vi.fn();
  await show({ save });
  type(emailBox(), 'nonsense');
  press('Create ticket');
  await screen.findByText('Subject is required');
  await screen.findByText('Email must be valid');
  await screen.findByText('Correct the 2 fields marked below.');
  await waitFor(() => expect(document.activeElement).toBe(subject()));
  expect(save).not.toHaveBeenCalled();
});

test('a field that is filled in by the form loses its message, and the others keep theirs', async () => {
  await show();
  type(emailBox(), 'nonsense');
  press('Create ticket');
  await screen.findByText('Subject is required');
  press('Propose a subject');
  await waitFor(() => expect(screen.queryByText('Subject is required')).toBeNull());
  screen.getByText('Correct the field marked below.');
});

test('a valid form is sent with the values that its rules return, also by Ctrl+S', async () => {
  const save = vi.fn(async () => ({}));
  await show({ save });
  type(subject(), '  Parking ');
  fireEvent.keyDown(subject(), { key: 's', ctrlKey: true });
  await waitFor(() => expect(save).toHaveBeenCalledWith({ subject: 'Parking', email: null }));
});

test.each([
  ['S', 'with Caps Lock', 'KeyS'],
  ['ы', 'of a Russian keyboard', 'KeyS'],
  ['Enter', 'as in a note', 'Enter'],
])('Ctrl and %s %s saves too', async (key, _why, code) => {
  const save = vi.fn(async () => ({}));
  await show({ save });
  type(subject(), 'Parking');
  fireEvent.keyDown(subject(), { key, code, ctrlKey: true });
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});

test('label, required mark and counter come from the contract', async () => {
  await show();
  type(subject(), 'abc');
  await screen.findByText('3/255');
  expect(subject().required).toBe(true);
  expect(emailBox().required).toBe(false);
});

test('violations are shown at their fields, others in the alert', async () => {
  const piece = await show();
  const error = { messages: ['The booking is canceled.'], fields: { subject: 'Subject is taken' }, refused: true };
  piece.show(<TicketForm error={error} />);
  await screen.findByText('Subject is taken');
  await screen.findByText('The booking is canceled.');
});

test('a draft survives a new start, and is deleted when it is saved or discarded', async () => {
  const first = await show();
  type(subject(), 'Parking');
  await waitFor(() => expect(drafts.read(place)).toContain('Parking'));
  first.unmount();

  await show();
  await waitFor(() => expect(subject().value).toBe('Parking'));
  await screen.findByText('What you typed here before is back. It is not saved yet.');
  press('Discard');
  await waitFor(() => expect(subject().value).toBe(''));
  expect(drafts.read(place)).toBeNull();

  type(subject(), 'Lift');
  press('Create ticket');
  await waitFor(() => expect(drafts.read(place)).toBeNull());
});

test('a refused save keeps the typed values', async () => {
  await show({ save: async () => null });
  type(subject(), 'Parking');
  press('Create ticket');
  await waitFor(() => expect(drafts.read(place)).toContain('Parking'));
  expect(subject().value).toBe('Parking');
  expect(unsaved.any()).toBe(true);
});

test('unsaved changes ask before leaving, until they are saved', async () => {
  await show();
  expect(unsaved.any()).toBe(false);
  type(subject(), 'Parking');
  await waitFor(() => expect(unsaved.any()).toBe(true));
  press('Create ticket');
  await waitFor(() => expect(unsaved.any()).toBe(false));
});

test('values saved by somebody else fill untouched fields, and are offered beside touched ones', async () => {
  const piece = await show({ saved: { subject: 'Parking', email: 'a@b.co' } });
  type(subject(), 'Parking at Leeds');
  piece.show(<TicketForm saved={{ subject: 'Parking, urgent', email: 'c@d.co' }} />);
  expect(subject().value).toBe('Parking at Leeds');
  expect(emailBox().value).toBe('c@d.co');
  await screen.findByText('subject is now Parking, urgent');
  expect(unsaved.any()).toBe(true);
  await waitFor(() => expect(drafts.read(place)).toContain('Parking at Leeds'));
});

const versioned = z.extend(input, { version: z.nullish(z.int()) });

function EditedTicket({ send, onSaved }: { send: (values: unknown) => void; onSaved: () => void }) {
  const [saved, setSaved] = useState({ subject: 'Parking', email: '', version: 1 });
  const form = useConsoleForm({
    name: 'ticket',
    input: versioned,
    saved,
    save: async (values) => {
      send(values);
      setSaved({ subject: values.subject, email: '', version: saved.version + 1 });
      // The store updates the screen before the answer arrives.
      await new Promise((resolve) => setTimeout(resolve, 100));
      return {};
    },
    onSaved,
  });
  return (
    <Form form={form} submit="Save" failed="It was not saved.">
      <TextField form={form} name="subject" />
    </Form>
  );
}

test('values from the answer, such as the next version, do not count as changes of the user', async () => {
  const sent: unknown[] = [];
  const onSaved = vi.fn();
  await renderPiece(<EditedTicket send={(values) => sent.push(values)} onSaved={onSaved} />, { at: '/ticket' });
  for (const [time, words] of ['Lift', 'Stairs'].entries()) {
    type(subject(), words);
    press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(time + 1));
    await waitFor(() => expect(unsaved.any()).toBe(false));
  }
  expect(sent).toMatchObject([
    { subject: 'Lift', version: 1 },
    { subject: 'Stairs', version: 2 },
  ]);
  expect(subject().value).toBe('Stairs');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(drafts.read(place)).toBeNull();
});
