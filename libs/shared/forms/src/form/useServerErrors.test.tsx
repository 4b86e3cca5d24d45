import type { MappedError } from '@console/relay';
import { reference, requiredIn, text } from '@console/rules';
import { renderPiece } from '@console/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '../fields/TextField.tsx';
import { Form } from './Form.tsx';
import { useConsoleForm } from './useConsoleForm.ts';

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
  expect((await screen.findByRole('alert')).textContent).toContain('This booking no longer exists.');
  expect(screen.getAllByText('Subject is taken')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).not.toContain('Subject is taken');
});
