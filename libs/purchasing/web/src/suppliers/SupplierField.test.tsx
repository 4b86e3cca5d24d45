import type { Option } from '@console/design-system/autocomplete';
import { Form, useConsoleForm } from '@console/forms';
import { PickerField } from '@console/pickers';
import { reference, requiredIn } from '@console/rules';
import { connection, idOf, renderPiece } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { SupplierField } from './SupplierField.tsx';
import { suppliers } from './suppliers.ts';

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

function ChosenOrder({ value, chosen }: { readonly value: string | null; readonly chosen: Option | null }) {
  const form = useConsoleForm({ name: 'order', input, saved: useMemo(() => ({ supplier: value }), [value]), save });
  return (
    <Form form={form} submit="Save" failed="The order was not saved.">
      <PickerField form={form} name="supplier" list={suppliers} chosen={chosen} />
    </Form>
  );
}

const save = async () => ({});
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Supplier/ });

test('FRM-06 a supplier is found a second after the last key, shown by name and reference, and sent by its id', async () => {
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
  await waitFor(() => expect(searches).toEqual([null, 'air']));
  expect(performance.now() - typed).toBeGreaterThan(850);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Supplier is required')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Create order' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ supplier: supplier.id }));
});

test('a draft restores the supplier, and its name is loaded', async () => {
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

test('a supplier that somebody else chose meanwhile is shown by name and can be accepted', async () => {
  const other = { value: idOf('suppliers', 2), label: 'Brightline' };
  sessionStorage.clear();
  localStorage.clear();
  const order = (value: string | null, chosen: Option | null) => <ChosenOrder value={value} chosen={chosen} />;
  const { user, show } = await renderPiece(order(null, null), { data });
  await user.click(box());
  await user.click(await screen.findByRole('option'));
  show(order(other.value, other));
  await screen.findByText('Somebody else saved “Brightline” meanwhile.');
  expect(box().value).toBe('Aire Print');
  await user.click(screen.getByRole('button', { name: 'Use theirs' }));
  await waitFor(() => expect(box().value).toBe('Brightline'));
});
