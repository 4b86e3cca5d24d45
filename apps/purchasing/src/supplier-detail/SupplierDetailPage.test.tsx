import { notices } from '@console/platform';
import { connection, everyRoute, fact, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { bankChange, hannah, supplier } from '../testing/supplierData.ts';

/** Opens a supplier. A change of it is answered with its values and the next version. */
async function open(first = supplier(4001), answers: object = {}) {
  let saved: object = first;
  const updateSupplier = ({ input }: { input: { primaryContact?: string } }) => {
    const { primaryContact: _, ...values } = input;
    saved = { ...saved, ...values, version: 2 };
    return { supplier: saved };
  };
  const opened = await renderScreen({
    remote,
    routes,
    at: `/supplier/${idOf('', 4001).slice(1)}`,
    data: { supplier: () => saved, supplierContacts: connection([]), updateSupplier, ...answers },
    host: everyRoute,
  });
  const sent = (operation: string) =>
    opened.requests
      .filter((request) => request.operation === operation)
      .map(({ variables }) => (variables as { input: object }).input);
  const retype = async (name: RegExp, text: string) => {
    const box = screen.getByRole('textbox', { name });
    await opened.user.clear(box);
    await opened.user.type(box, text);
  };
  const press = (name: string) => opened.user.click(screen.getByRole('button', { name }));
  return { ...opened, sent, retype, press };
}

const seen = { id: idOf('suppliers', 4001), version: 1 };
const texts = () => notices.get().map(({ text }) => text);

test('PUR-01 a supplier shows its company, contact, addresses, masked bank details and orders', async () => {
  await open();
  screen.getByRole('heading', { level: 1, name: 'Whitfield Training' });
  expect(fact('VAT registered').textContent).toBe('Yes');
  expect(fact('VAT number').textContent).toBe('GB 705 7887 94');
  expect(fact('Purchases email').textContent).toBe('orders@whitfield.example');
  expect(fact('Remittance email').textContent).toBe('accounts@whitfield.example');
  expect(fact('Bank sort code').textContent).toBe('••-••-34');
  expect(fact('Bank account number').textContent).toBe('•••••911');
  expect(fact('Mobile').textContent).toBe('07700 900123');
  screen.getByText('4 Mill Lane');
  const orders = within(screen.getByRole('table', { name: 'Latest purchase orders' }));
  expect(orders.getByRole('link', { name: 'PO-30123' }).getAttribute('href')).toContain('/purchase-order/');
  expect(screen.getByRole('link', { name: 'View all' }).getAttribute('href')).toContain('/purchase-order?supplier=');
  screen.getByRole('region', { name: 'Notes' });
  screen.getByRole('button', { name: 'Show history' });
  expect(document.title).toBe('SU-4001 Whitfield Training');
});

test('PUR-01 company and correspondence are edited in place and sent alone', async () => {
  const { press, retype, sent } = await open();
  await press('Edit company');
  await retype(/^Name/, 'Whitfield Learning');
  await press('Save');
  await screen.findByRole('heading', { level: 1, name: 'Whitfield Learning' });
  await press('Edit correspondence');
  await retype(/^Remittance email/, 'paid@whitfield.example');
  await press('Save');
  await waitFor(() => expect(sent('useUpdateSupplierMutation')).toHaveLength(2));
  expect(sent('useUpdateSupplierMutation')).toEqual([
    { ...seen, name: 'Whitfield Learning', vatRegistered: true, vatNumber: 'GB 705 7887 94' },
    {
      ...seen,
      version: 2,
      primaryContact: hannah.id,
      purchasesEmail: 'orders@whitfield.example',
      remittanceEmail: 'paid@whitfield.example',
    },
  ]);
  await waitFor(() => expect(texts()).toContain('Supplier successfully saved'));
});

test('PUR-01 the primary contact is edited, but a trainer on the trainer’s own page', async () => {
  const updateSupplierContact = ({ input }: { input: object }) => ({
    person: { __typename: 'Person', ...hannah, ...input },
  });
  const { press, retype, sent, unmount } = await open(supplier(4001), { updateSupplierContact });
  await press('Edit Hannah Whitfield');
  await retype(/^Email/, 'h@whitfield.example');
  await press('Save contact');
  await waitFor(() => expect(texts()).toContain('Contact successfully saved'));
  expect(sent('EditSupplierContactDialogMutation')).toMatchObject([{ id: hannah.id, email: 'h@whitfield.example' }]);
  unmount();
  await open(supplier(4001, { trainer: { id: idOf('trainers', 1), contact: { id: hannah.id } } }));
  expect(screen.queryByRole('button', { name: 'Edit Hannah Whitfield' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Open trainer' }).getAttribute('href')).toContain('/trainer/');
});

test('a supplier without contact, orders and bank details says so', async () => {
  await open(
    supplier(4001, {
      primaryContact: null,
      bankSortCode: null,
      bankAccountNumber: null,
      purchaseOrders: connection([]),
      pendingBankChange: bankChange(),
    }),
  );
  screen.getByText('New bank details wait for approval. Until then this supplier has none.');
  screen.getByText('No bank details yet.');
  screen.getByText('No purchase orders yet.');
});

test('NAV-18 an id without a supplier shows the not-found page', async () => {
  await open(supplier(4001), { supplier: () => null });
  screen.getByText('This supplier was not found.');
});
