import type { MappedError } from '@console/relay';
import { list, requiredIn, text } from '@console/rules';
import { renderPiece } from '@console/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '../fields/TextField.tsx';
import type { LastChange } from '../state/ConsoleForm.ts';
import { useConsoleForm } from '../state/useConsoleForm.ts';
import { Form } from './Form.tsx';
import { InlineEdit } from './InlineEdit.tsx';

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

const agenda = z.object({
  points: list('Points', z.object({ title: text('Point') }), { required: requiredIn.operations, max: 5 }),
});

interface AgendaProps {
  readonly points: string;
  readonly save: (values: unknown) => Promise<unknown>;
  readonly lastChange?: LastChange;
}

function Agenda({ points, save, lastChange }: AgendaProps) {
  const saved = useMemo(() => ({ points: points.split(' ').map((title) => ({ title })) }), [points]);
  const form = useConsoleForm({ name: 'agenda', input: agenda, saved, save, ...(lastChange && { lastChange }) });
  return (
    <Form form={form} submit="Save agenda" failed="The agenda was not saved.">
      <TextField form={form} name="points.0.title" />
    </Form>
  );
}

const point = () => screen.getByLabelText<HTMLInputElement>('Point');

/** An agenda that was changed here, while Priya Nair saved another one. */
async function contested() {
  const save = vi.fn(async () => ({}));
  const piece = await renderPiece(<Agenda points="Lift Stairs" save={save} />, { at: '/ticket' });
  fireEvent.change(point(), { target: { value: 'Parking' } });
  const lastChange = { updatedAt: '2026-11-16T09:12:00.000Z', updatedBy: { person: { fullName: 'Priya Nair' } } };
  piece.show(<Agenda points="Roof" save={save} lastChange={lastChange} />);
  await screen.findByText('Priya Nair changed this on 16 Nov 2026 09:12 UTC.');
  fireEvent.click(screen.getByRole('button', { name: 'Save agenda' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use theirs' })));
  expect(save).not.toHaveBeenCalled();
  return save;
}

test('a list that somebody else saved too is shown above the fields, and Save waits until the user keeps their own', async () => {
  const save = await contested();
  screen.getByText('Decide which “Points” to save.');
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(screen.queryByText(/^Decide/)).toBeNull();
  expect(point().value).toBe('Parking');
  fireEvent.click(screen.getByRole('button', { name: 'Save agenda' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ points: [{ title: 'Parking' }, { title: 'Stairs' }] }));
});

test('a list that was kept is not asked about again when its draft returns', async () => {
  await contested();
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  cleanup();
  await renderPiece(<Agenda points="Roof" save={async () => null} />, { at: '/ticket' });
  await screen.findByText('What you typed here before is back. It is not saved yet.');
  expect(screen.queryByText(/^Decide/)).toBeNull();
});

test('a list that somebody else saved too can be taken from them', async () => {
  const save = await contested();
  fireEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
  await waitFor(() => expect(point().value).toBe('Roof'));
  expect(screen.queryByText(/^Decide/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save agenda' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ points: [{ title: 'Roof' }] }));
});
