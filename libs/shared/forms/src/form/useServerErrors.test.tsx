import { GraphQLRequestError, type MappedError, mapError } from '@console/relay';
import { reference, requiredIn, text } from '@console/rules';
import { renderPiece } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '../fields/TextField.tsx';
import { useConsoleForm } from '../state/useConsoleForm.ts';
import { Form } from './Form.tsx';

const input = z.object({
  booking: reference('Booking', 'bookings', { required: requiredIn.operations }),
  subject: text('Subject'),
});
const saved = { booking: 'bookings/01HZZZZZZZZZZZZZZZZZZZZZZZ', subject: '' };

function TicketForm({ error }: { readonly error: MappedError | null }) {
  const form = useConsoleForm({ name: 'ticket', input, saved, save: async () => null, error });
  return (
    <Form form={form} submit="Create ticket" failed="The ticket was not created.">
      <TextField form={form} name="subject" />
    </Form>
  );
}

test('NAV-11 a violation about a value that the form sends but does not show appears in the alert', async () => {
  const piece = await renderPiece(<TicketForm error={null} />, { at: '/ticket' });
  const fields = { booking: 'This booking no longer exists.', subject: 'Subject is taken' };
  piece.show(<TicketForm error={{ messages: [], fields, refused: true }} />);
  await screen.findByText('This booking no longer exists.');
  // One alert above the form, and one at the field.
  const [above, field, ...others] = screen.getAllByRole('alert').map((alert) => alert.textContent);
  expect(above).toContain('This booking no longer exists.');
  expect(above).not.toContain('Subject is taken');
  expect(field).toBe('Subject is taken');
  expect(others).toEqual([]);
});

test('NAV-11 the alert shows the debug message of each GraphQL error, else its message; violations of the first error are put on their fields', async () => {
  const error = new GraphQLRequestError('createTicket', [
    {
      message: 'Subject is taken',
      extensions: { status: 422, violations: [{ path: 'subject', message: 'Subject is taken' }] },
    },
    { message: 'Internal server Error', extensions: { debugMessage: 'The outbox is full.' } },
    { message: 'Try again later.', extensions: { violations: [{ path: 'subject', message: 'Of a later error' }] } },
  ]);
  const piece = await renderPiece(<TicketForm error={null} />, { at: '/ticket' });
  piece.show(<TicketForm error={mapError(error)} />);
  await screen.findByText(/The outbox is full\./);
  const [alert] = screen.getAllByRole('alert');
  expect(alert?.textContent).toContain('The outbox is full.');
  expect(alert?.textContent).toContain('Try again later.');
  expect(alert?.textContent).not.toMatch(/Internal server Error|Subject is taken/);
  const subject = await screen.findByRole('textbox', { name: 'Subject', description: 'Subject is taken' });
  expect(subject.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(subject));
  expect(screen.queryByText('Of a later error')).toBeNull();
});
