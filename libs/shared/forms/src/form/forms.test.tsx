import { drafts, unsaved } from '@console/platform';
import { requiredIn, text } from '@console/rules';
import { renderPiece } from '@console/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Form, FormDialog, InlineEdit, TextField, useConsoleForm } from '../index.ts';

const input = z.object({ poNumber: text('PO number', { required: requiredIn.operations }) });
const userId = 'users/01HZZZZZZZZZZZZZZZZZZZZZZZ';
const placeOf = (name: string) => ({ userId, pathname: '/order', field: `form ${name}` });
type Save = (values: z.output<typeof input>) => Promise<unknown>;

const box = () => screen.getByLabelText<HTMLInputElement>(/^PO number/, { selector: 'input' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = (piece: React.ReactElement) => renderPiece(piece, { at: '/order' });

function Page({ save, onCancel = () => undefined }: { readonly save: Save; readonly onCancel?: () => void }) {
  const form = useConsoleForm({ name: 'page', input, saved: { poNumber: '' }, save });
  return (
    <Form form={form} submit="Save order" failed="The order was not saved." onCancel={onCancel}>
      <TextField form={form} name="poNumber" />
    </Form>
  );
}

test('a second submit during the first does nothing, and text typed meanwhile is kept', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const save = vi.fn(() => new Promise<unknown>((resolve) => (answer = resolve)));
  await shown(<Page save={save} />);
  type('PO-1');
  fireEvent.keyDown(box(), { key: 's', ctrlKey: true });
  fireEvent.keyDown(box(), { key: 's', ctrlKey: true });
  const form = box().closest('form');
  if (form) fireEvent.submit(form);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  type('PO-12');
  answer({});
  await waitFor(() => expect(drafts.read(placeOf('page'))).toContain('PO-12'));
  expect(box().value).toBe('PO-12');
  expect(unsaved.any()).toBe(true);
  expect(save).toHaveBeenCalledTimes(1);
});

function LeftPage({ save }: { readonly save: Save }) {
  const form = useConsoleForm({
    name: 'left',
    input,
    saved: useSaved(''),
    save,
    onSaved: () => new Promise<void>(() => undefined),
  });
  return (
    <Form form={form} submit="Create order" failed="The order was not created.">
      <TextField form={form} name="poNumber" />
    </Form>
  );
}

test('a saved form cannot be saved again while its screen is being left', async () => {
  const save = vi.fn(async () => ({}));
  await shown(<LeftPage save={save} />);
  type('PO-1');
  press('Create order');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  type('PO-2');
  fireEvent.keyDown(box(), { key: 's', ctrlKey: true });
  fireEvent.submit(box());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(save).toHaveBeenCalledOnce();
});

test('a click on a button works although leaving the field shows a message that moves the button', async () => {
  await shown(<Page save={async () => ({})} />);
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  fireEvent.focus(box());
  fireEvent.pointerDown(cancel);
  fireEvent.blur(box());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText('PO number is required')).toBeNull();
  fireEvent.pointerUp(cancel);
  await screen.findByText('PO number is required');
});

test('Cancel discards the changes', async () => {
  const onCancel = vi.fn();
  await shown(<Page save={async () => ({})} onCancel={onCancel} />);
  type('PO-1');
  await waitFor(() => expect(unsaved.any()).toBe(true));
  press('Cancel');
  await waitFor(() => expect(unsaved.any()).toBe(false));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(drafts.read(placeOf('page'))).toBeNull();
});

function OrderDialog({ save, onClose }: { readonly save: Save; readonly onClose: () => void }) {
  const form = useConsoleForm({ name: 'dialog', input, saved: useSaved(''), save, onSaved: onClose });
  return (
    <FormDialog form={form} onClose={onClose} title="Order" submit="Create" failed="It was not created.">
      <TextField form={form} name="poNumber" />
    </FormDialog>
  );
}

function Order({ save }: { readonly save: Save }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        New order
      </button>
      {open && <OrderDialog save={save} onClose={() => setOpen(false)} />}
    </>
  );
}

test('a dialog’s draft waits until the dialog opens, and leaving the page does not ask about it', async () => {
  drafts.write(placeOf('dialog'), JSON.stringify({ values: { poNumber: 'PO-7' }, began: { poNumber: '' } }));
  await shown(<Order save={async () => ({})} />);
  expect(unsaved.any()).toBe(false);
  press('New order');
  await waitFor(() => expect(box().value).toBe('PO-7'));
  await screen.findByText('What you typed here before is back. It is not saved yet.');
});

test('a dialog starts with the saved values each time it opens', async () => {
  drafts.forget(placeOf('dialog'));
  await shown(<Order save={async () => ({})} />);
  press('New order');
  type('PO-8');
  press('Create');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('New order');
  expect(box().value).toBe('');
});

interface PoNumberProps {
  readonly save: Save;
  readonly start?: string;
  readonly other?: string;
  readonly readOnly?: boolean;
}

function PoNumber({ save, start = 'PO-1', other, readOnly }: PoNumberProps) {
  const [poNumber, setPoNumber] = useState(start);
  const form = useConsoleForm({
    name: 'inline',
    input,
    saved: useSaved(other ?? poNumber),
    save: async (values) => {
      const answer = await save(values);
      if (answer !== null) setPoNumber(values.poNumber);
      return answer;
    },
  });
  return (
    <InlineEdit
      form={form}
      label="PO number"
      displayedValue={poNumber}
      failed="The PO number was not saved."
      readOnly={readOnly ?? false}
    >
      <TextField form={form} name="poNumber" />
    </InlineEdit>
  );
}

function useSaved(poNumber: string) {
  const [saved, setSaved] = useState({ poNumber });
  if (saved.poNumber !== poNumber) setSaved({ poNumber });
  return saved;
}

test('an inline edit: pencil, field, Enter, and the focus returns to the pencil', async () => {
  const save = vi.fn(async () => ({}));
  await shown(<PoNumber save={save} />);
  press('Edit PO number');
  await waitFor(() => expect(document.activeElement).toBe(box()));
  expect(box()).toMatchObject({ selectionStart: 0, selectionEnd: 'PO-1'.length });
  type('PO-2');
  const form = box().closest('form');
  if (form) fireEvent.submit(form);
  const pencil = await screen.findByRole('button', { name: 'Edit PO number' });
  await waitFor(() => expect(document.activeElement).toBe(pencil));
  expect(save).toHaveBeenCalledWith({ poNumber: 'PO-2' });
  screen.getByText('PO-2');
});

test('Escape discards; a refusal and an invalid value keep the field open', async () => {
  const save = vi.fn(async () => null);
  await shown(<PoNumber save={save} />);
  press('Edit PO number');
  type('PO-3');
  press('Save');
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(box().value).toBe('PO-3');
  type('');
  press('Save');
  await screen.findByText('PO number is required');
  fireEvent.keyDown(box(), { key: 'Escape' });
  const pencil = await screen.findByRole('button', { name: 'Edit PO number' });
  expect(document.activeElement).toBe(pencil);
  screen.getByText('PO-1');
  expect(unsaved.any()).toBe(false);
});

test('an inline edit shows the value that somebody else saved, and keeps the typed one', async () => {
  const piece = await shown(<PoNumber save={async () => ({})} />);
  press('Edit PO number');
  type('PO-4');
  piece.show(<PoNumber save={async () => ({})} other="PO-5" />);
  await screen.findByText('Somebody else saved “PO-5” meanwhile.');
  expect(box().value).toBe('PO-4');
  press('Use theirs');
  await waitFor(() => expect(box().value).toBe('PO-5'));
});

test('an inline edit saves the typed value although somebody else saved meanwhile', async () => {
  const save = vi.fn(async () => ({}));
  const piece = await shown(<PoNumber save={save} />);
  press('Edit PO number');
  type('PO-4');
  piece.show(<PoNumber save={save} other="PO-5" />);
  await screen.findByText('Somebody else saved “PO-5” meanwhile.');
  press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledWith({ poNumber: 'PO-4' }));
});

test('a change to a value that becomes read-only stays visible and cannot be sent', async () => {
  const save = vi.fn(async () => ({}));
  const piece = await shown(<PoNumber save={save} />);
  press('Edit PO number');
  type('PO-6');
  piece.show(<PoNumber save={save} readOnly />);
  await screen.findByText('The PO number can no longer be changed. What you typed is not saved.');
  expect(box().value).toBe('PO-6');
  fireEvent.keyDown(box(), { key: 's', ctrlKey: true });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  press('Cancel');
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Edit PO number' })).toBeNull();
  expect(save).not.toHaveBeenCalled();
  expect(unsaved.any()).toBe(false);
});
