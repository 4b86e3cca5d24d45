import type { MappedError } from '@console/relay';
import { requiredIn, text } from '@console/rules';
import { renderPiece } from '@console/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '../fields/TextField.tsx';
import { Form } from './Form.tsx';
import { InlineEdit } from './InlineEdit.tsx';
import { useConsoleForm } from './useConsoleForm.ts';

const input = z.object({ subject: text('Subject', { required: requiredIn.operations }) });
const saved = { subject: '' };

function TicketForm({ error }: { readonly error: MappedError | null }) {
  const form = useConsoleForm({ name: 'ticket', input, saved, save: async () => null, error });
  return (
    <Form form={form} submit="Create ticket" failed="The ticket was not created.">
      <TextField form={form} name="subject" />
    </Form>
  );
}

function Subject() {
  const form = useConsoleForm({ name: 'subject', input, saved: { subject: 'Parking' }, save: async () => null });
  return (
    <InlineEdit form={form} label="Subject" displayedValue="Parking" failed="The subject was not saved.">
      <TextField form={form} name="subject" />
    </InlineEdit>
  );
}

test('a refusal is scrolled into view once, even when the pressed button is far below', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const piece = await renderPiece(<TicketForm error={null} />, { at: '/ticket' });
  expect(scrolled).not.toHaveBeenCalled();
  piece.show(<TicketForm error={{ messages: ['There is no connection.'], fields: {}, refused: false }} />);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect((scrolled.mock.contexts[0] as Element).textContent).toContain('There is no connection.');
  fireEvent.change(screen.getByLabelText(/^Subject/), { target: { value: 'Parking' } });
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('an inline edit marks its invalid field and shows no second notice above it', async () => {
  await renderPiece(<Subject />, { at: '/ticket' });
  fireEvent.click(screen.getByRole('button', { name: 'Edit Subject' }));
  fireEvent.change(screen.getByLabelText(/^Subject/, { selector: 'input' }), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Subject is required');
  // The message at the field is the only alert.
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Subject is required']);
});
