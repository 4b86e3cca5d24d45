import { text } from '@console/rules';
import { renderPiece } from '@console/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useMemo } from 'react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Form, type LastChange, TextField, useConsoleForm } from '../index.ts';

const input = z.object({ poNumber: text('PO number') });

function PoNumber({ poNumber, lastChange }: { readonly poNumber: string; readonly lastChange: LastChange }) {
  const saved = useMemo(() => ({ poNumber }), [poNumber]);
  const form = useConsoleForm({ name: 'order', input, saved, lastChange, save: async () => ({}) });
  return (
    <Form form={form} submit="Save order" failed="The order was not saved.">
      <TextField form={form} name="poNumber" />
    </Form>
  );
}

const by = (fullName: string, time: string): LastChange => ({
  updatedAt: `2026-11-16T${time}:00.000Z`,
  updatedBy: { person: { fullName } },
});

test('a conflict names who saved the other value, and when', async () => {
  const piece = await renderPiece(<PoNumber poNumber="PO-1" lastChange={by('Tom Ellery', '08:00')} />, {
    at: '/order',
  });
  fireEvent.change(screen.getByLabelText('PO number'), { target: { value: 'PO-4' } });
  piece.show(<PoNumber poNumber="PO-5" lastChange={by('Priya Nair', '09:12')} />);
  await screen.findByText('Priya Nair saved “PO-5” on 16 Nov 2026 09:12 UTC.');
  // A later change of another part of the record is not the one that this note is about.
  piece.show(<PoNumber poNumber="PO-5" lastChange={by('Tom Ellery', '09:30')} />);
  screen.getByText('Priya Nair saved “PO-5” on 16 Nov 2026 09:12 UTC.');
  piece.show(<PoNumber poNumber="" lastChange={by('Tom Ellery', '09:45')} />);
  await screen.findByText('Tom Ellery emptied this on 16 Nov 2026 09:45 UTC.');
  // Another query has brought a newer value, and its author is not known yet.
  piece.show(<PoNumber poNumber="PO-6" lastChange={by('Tom Ellery', '09:45')} />);
  await screen.findByText('Somebody else saved “PO-6” meanwhile.');
  expect(screen.getByLabelText<HTMLInputElement>('PO number').value).toBe('PO-4');
});
