import { requiredIn, richText } from '@console/rules';
import { renderPiece } from '@console/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Form } from '../form/Form.tsx';
import { useConsoleForm } from '../state/useConsoleForm.ts';
import { RichTextField } from './RichTextField.tsx';

const input = z.object({ body: richText('Body', { required: requiredIn.operations }) });

function Ticket({
  body = '',
  posts = false,
  save = async () => ({}),
}: {
  body?: string;
  posts?: boolean;
  save?: (values: object) => Promise<unknown>;
}) {
  const form = useConsoleForm({ name: 'ticket', input, saved: { body }, save });
  return (
    <Form form={form} submit="Create ticket" failed="The ticket was not created.">
      <RichTextField form={form} name="body" posts={posts} />
    </Form>
  );
}

const box = () => screen.findByRole('textbox', { name: /^Body/ });

test('label and required mark come from the contract; empty text is refused and receives the focus', async () => {
  const save = vi.fn();
  await renderPiece(<Ticket body="<p> </p>" save={save} />);
  expect((await box()).getAttribute('aria-required')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Create ticket' }));
  await screen.findByText('Body is required');
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
  expect(save).not.toHaveBeenCalled();
});

test('a posting box saves by Ctrl+Enter and shows no error when the focus leaves it', async () => {
  const save = vi.fn(async () => ({}));
  const { show } = await renderPiece(<Ticket posts save={save} />);
  fireEvent.focus(await box());
  fireEvent.blur(await box());
  fireEvent.keyDown(await box(), { key: 'Enter', ctrlKey: true });
  await screen.findByText('Body is required');
  show(<Ticket posts save={save} body="<p>Parking</p>" />);
  await waitFor(async () => expect((await box()).textContent).toBe('Parking'));
  fireEvent.keyDown(await box(), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(save).toHaveBeenCalledWith({ body: '<p>Parking</p>' }));
});
