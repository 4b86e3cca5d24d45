import type { MappedError } from '@console/relay';
import { text } from '@console/rules';
import { renderPiece } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '../fields/TextField.tsx';
import { focusFirstInvalid } from '../state/focusFirstInvalid.ts';
import { useConsoleForm } from '../state/useConsoleForm.ts';
import { Form } from './Form.tsx';

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

/** A field of the next screen, which is found invalid later. */
const later = <input aria-label="Later" aria-invalid />;

test('a disabled field does not take the focus', async () => {
  await renderPiece(
    <>
      <input aria-label="Waits" aria-invalid disabled />
      <fieldset aria-invalid>
        <input aria-label="Filled first" />
      </fieldset>
    </>,
  );
  focusFirstInvalid();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Filled first')));
});

test('nothing takes the focus after the form has stopped it', async () => {
  const piece = await renderPiece(<p>Sent</p>);
  const stop = focusFirstInvalid();
  await frames(2);
  stop();
  piece.show(later);
  await frames(3);
  expect(document.activeElement).toBe(document.body);
});

const input = z.object({ subject: text('Subject') });
const saved = { subject: '' };

function TicketForm({ error }: { readonly error: MappedError }) {
  const form = useConsoleForm({ name: 'ticket', input, saved, save: async () => null, error });
  return (
    <Form form={form} submit="Create ticket" failed="The ticket was not created.">
      <TextField form={form} name="subject" />
    </Form>
  );
}

test.each([
  ['without violations', {}],
  ['of a field that is gone', { subject: 'Subject is taken' }],
])('a refusal %s leaves the focus of the next screen alone', async (_, fields) => {
  const error = { messages: ['There is no connection.'], fields, refused: true };
  const piece = await renderPiece(<TicketForm error={error} />, { at: '/ticket' });
  piece.show(later);
  await frames(5);
  expect(document.activeElement).toBe(document.body);
});
