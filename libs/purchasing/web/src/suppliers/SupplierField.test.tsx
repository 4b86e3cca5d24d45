import { Form, useConsoleForm } from '@console/forms';
import { reference, requiredIn } from '@console/rules';
import { connection, idOf, renderPiece } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { SupplierField } from './SupplierField.tsx';

const input = z.object({ supplier: reference('Supplier', 'suppliers', { required: requiredIn.operations }) });
const saved = { supplier: null };
const supplier = { __typename: 'Supplier', id: idOf('suppliers', 1), name: 'Aire Print', reference: 'SU-1001' };
const searches: (string | null)[] = [];
const data = {
  suppliers: ({ name }: { name: string | null }) => {
    searches.push(name);
    return connection([supplier], { hasNextPage: true });
  },
};

function Order({ save }: { readonly save: (values: unknown) => Promise<unknown> }) {
  const form = useConsoleForm({ name: 'order', input, saved, save });
  return (
    <Form form={form} submit="Create order" failed="The order was not created.">
      <SupplierField form={form} name="supplier" />
    </Form>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Supplier/ });

test('FRM-06 a supplier, by name and reference, is found a second after the last key and sent by its id', async () => {
  const save = vi.fn(async () => ({}));
  const { user } = await renderPiece(<Order save={save} />, { data });
  await user.click(screen.getByRole('button', { name: 'Create order' }));
  await screen.findByText('Supplier is required');
  await waitFor(() => expect(document.activeElement).toBe(box()));
  expect(box().getAttribute('aria-invalid')).toBe('true');
  await user.click(box());
  expect((await screen.findByRole('option')).textContent).toBe('Aire PrintSU-1001');
  screen.getByText('The first 1 are shown. Type to find others.');
  await user.keyboard('air');
  const typed = performance.now();
  await waitFor(() => expect(searches).toEqual([null, 'air']), { timeout: 3000 });
  expect(performance.now() - typed).toBeGreaterThan(850);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Supplier is required')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Create order' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ supplier: supplier.id }));
});

test('a draft brings back the supplier, whose name is asked for', async () => {
  sessionStorage.clear();
  const piece = await renderPiece(<Order save={async () => ({})} />, { data });
  await piece.user.click(box());
  await piece.user.click(await screen.findByRole('option'));
  await waitFor(() => expect(Object.values({ ...localStorage, ...sessionStorage }).join()).toContain(supplier.id));
  piece.unmount();
  const again = await renderPiece(<Order save={async () => ({})} />, { data: { ...data, supplier: () => supplier } });
  await waitFor(() => expect(box().value).toBe('Aire Print'));
  expect(again.requests.map(({ operation }) => operation)).toEqual(['suppliersChosenQuery']);
});
