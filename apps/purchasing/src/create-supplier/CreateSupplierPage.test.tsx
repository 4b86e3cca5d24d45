import { drafts, notices } from '@console/platform';
import { connection, idOf, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { hannah, supplier } from '../testing/supplierData.ts';

async function open() {
  const created = {
    ...hannah,
    __typename: 'Person',
    id: idOf('people', 7),
    fullName: 'Ada Lovelace',
    email: 'ada@aire.example',
  };
  const opened = await renderScreen({
    remote,
    routes,
    at: '/supplier/create',
    data: {
      createSupplier: () => ({ supplier: supplier(4001) }),
      createSupplierContact: () => ({ person: created }),
      supplier: supplier(4001),
      supplierContacts: connection([]),
    },
  });
  const sent = (operation: string) =>
    opened.requests
      .filter((request) => request.operation === operation)
      .map(({ variables }) => (variables as { input: object }).input);
  const type = (name: RegExp, words: string) => opened.user.type(screen.getByRole('textbox', { name }), words);
  const save = () => opened.user.click(screen.getByRole('button', { name: 'Create supplier' }));
  return { ...opened, sent, type, save };
}

test('PUR-01 a new supplier needs a name, valid emails and both bank details or neither', async () => {
  const { sent, type, save } = await open();
  await type(/^Purchases email/, 'orders@aire');
  await type(/^Bank sort code/, '12-34-5');
  await save();
  for (const message of ['Name is required', 'Purchases email must be valid', 'Bank sort code must have 6 digits']) {
    await screen.findByText(message);
  }
  // The focus moves to the first wrong field. What is typed before that would go there.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Name/ })));
  await type(/^Bank sort code/, '6');
  await save();
  await screen.findByText('Bank account number is required');
  expect(sent('CreateSupplierFormMutation')).toEqual([]);
});

test('PUR-01 a created supplier with a contact made in place gives the notice and the supplier’s page', async () => {
  const { sent, type, save, address, user } = await open();
  await type(/^Name/, 'Aire Print');
  await type(/^VAT number/, 'GB 1');
  await user.click(screen.getByRole('checkbox', { name: 'VAT registered' }));
  await user.type(screen.getByRole('combobox', { name: /^Primary contact/ }), 'Ada Lovelace');
  await user.click(
    await screen.findByRole('option', { name: 'Create this contact, Ada Lovelace?' }, { timeout: 3000 }),
  );
  await screen.findByRole('dialog', { name: 'Create contact' });
  await type(/^Email/, 'ada@aire.example');
  await user.click(screen.getByRole('button', { name: 'Create contact' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await type(/^Purchases email/, 'orders@aire.example');
  await type(/^Remittance email/, 'accounts@aire.example');
  await type(/^Bank sort code/, '123456');
  await type(/^Bank account number/, '1234 5678');
  await save();
  await waitFor(() => expect(address()).toBe(`/supplier/${idOf('', 4001).slice(1)}`));
  expect(notices.get().map(({ text }) => text)).toContain('Supplier successfully saved');
  expect(sent('CreateSupplierContactDialogMutation')).toMatchObject([{ givenName: 'Ada', familyName: 'Lovelace' }]);
  expect(sent('CreateSupplierFormMutation')).toEqual([
    {
      name: 'Aire Print',
      vatRegistered: true,
      vatNumber: 'GB 1',
      trainer: null,
      primaryContact: idOf('people', 7),
      purchasesEmail: 'orders@aire.example',
      remittanceEmail: 'accounts@aire.example',
      purchasesAddress: null,
      bankSortCode: '12-34-56',
      bankAccountNumber: '12345678',
    },
  ]);
});

test('PUR-01 the draft of a new supplier keeps what was typed, but no bank details', async () => {
  const { type, unmount } = await open();
  await type(/^Name/, 'Aire Print');
  await type(/^Bank sort code/, '123456');
  await type(/^Bank account number/, '12345678');
  unmount();
  const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
  expect(kept).toContain('Aire Print');
  expect(kept).not.toMatch(/1234/);
  await open();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Aire Print');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Bank sort code/ }).value).toBe('');
  drafts.forgetAll('users/01HZZZZZZZZZZZZZZZZZZZZZZZ');
});
