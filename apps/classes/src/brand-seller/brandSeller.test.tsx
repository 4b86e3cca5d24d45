import { notices } from '@console/platform';
import { connection, idOf } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { northgate, northgateGroup, openBrand } from '../testing/openBrand.ts';

const harbour = { id: idOf('sellers', 2), legalName: 'Harbour Wellbeing Ltd' };

const field = (name: RegExp) => screen.getByRole('textbox', { name });

test('the seller of a brand stands on its page, with the particulars that invoices print', async () => {
  await openBrand(() => northgate());
  for (const text of [
    'Northgate Learning Group Ltd',
    'GB 287 4516 32',
    '40-12-76',
    '31826654',
    '14 Wellington Place',
  ]) {
    screen.getByText(text);
  }
  expect(screen.queryByText(/What is missing/)).toBeNull();
  screen.getByText('No month is closed.');
});

test('an administrator adds what is missing before invoices can be issued', async () => {
  let seller = northgateGroup({ legalName: null, address: null, vatNumber: null });
  const { user, sent } = await openBrand(() => northgate({ seller }), {
    sellers: () => connection([seller]),
    updateSeller: ({ input }: { input: object }) => {
      seller = northgateGroup({ ...input, version: 2 });
      return { seller };
    },
  });
  screen.getByText('The default seller');
  screen.getByText('What is missing before invoices can be issued: legal name, address and VAT number.');
  await user.click(screen.getByRole('button', { name: 'Edit seller' }));
  await user.type(field(/^Legal name/), 'Northgate Ltd');
  await user.type(field(/^VAT number/), '123456789');
  await user.clear(field(/^Sort code/));
  await user.type(field(/^Sort code/), '12-34-5');
  await user.click(screen.getByRole('button', { name: 'Save seller' }));
  await screen.findByText('VAT number must be GB and 9 or 12 digits, such as GB 123 4567 89');
  screen.getByText('Sort code must have 6 digits, such as 12-34-56');
  await user.clear(field(/^VAT number/));
  await user.type(field(/^VAT number/), 'gb 123456789');
  await user.type(field(/^Sort code/), '6');
  await user.click(screen.getByRole('button', { name: 'Add an address' }));
  await user.type(field(/^Address line 1/), '8 Park Row');
  await user.type(field(/^City/), 'Leeds');
  await user.click(screen.getByRole('button', { name: 'Save seller' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('EditSellerDialogMutation')).toMatchObject([
    {
      id: idOf('sellers', 1),
      version: 1,
      legalName: 'Northgate Ltd',
      vatNumber: 'GB 123 4567 89',
      bankSortCode: '123456',
      address: { address1: '8 Park Row', city: 'Leeds', country: 'GB' },
    },
  ]);
  expect(notices.get().map(({ text }) => text)).toEqual(['Saved successfully.']);
  expect(screen.queryByText(/What is missing/)).toBeNull();
});

test('a manager reads the seller, is told what is missing, and changes nothing', async () => {
  const seller = northgateGroup({ vatNumber: null, lockedBefore: '2026-11-01T00:00:00.000Z' });
  await openBrand(() => northgate({ seller }), { sellers: () => connection([seller]) }, 'ROLE_ACCOUNT_MANAGER');
  screen.getByText('What is missing before invoices can be issued: VAT number. An administrator can add it.');
  screen.getByText('Nothing dated before 1 Nov 2026 can be issued, credited, voided or paid.');
  expect(screen.queryAllByRole('button', { name: /seller$|lock date/ }).map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Show history of the seller',
  ]);
});

test('another seller is chosen for the brand, or added and chosen at once', async () => {
  let sellers = [northgateGroup()];
  let seller = northgateGroup();
  const { user, sent } = await openBrand(() => northgate({ seller }), {
    sellers: () => connection(sellers),
    createSeller: () => {
      sellers = [...sellers, northgateGroup(harbour)];
      return { seller: northgateGroup(harbour) };
    },
    changeBrandSeller: () => {
      seller = northgateGroup(harbour);
      return { brand: northgate({ seller, version: 2 }) };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Change seller' }));
  await user.click(screen.getByRole('button', { name: 'Add a seller' }));
  const adding = within(screen.getByRole('dialog', { name: 'Add a seller' }));
  await user.click(adding.getByRole('button', { name: 'Add seller' }));
  await adding.findByText('Legal name is required');
  await user.type(adding.getByRole('textbox', { name: /^Legal name/ }), 'Harbour Wellbeing Ltd');
  await user.click(adding.getByRole('button', { name: 'Add seller' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add a seller' })).toBeNull());
  const chosen = await screen.findByRole('combobox', { name: /^Seller/ });
  await waitFor(() => expect(chosen).toHaveProperty('value', harbour.id));
  await user.click(screen.getByRole('button', { name: 'Save seller' }));
  await screen.findByText('Harbour Wellbeing Ltd');
  expect(sent('ChangeSellerDialogMutation')).toEqual([{ id: idOf('brands', 1), version: 1, seller: harbour.id }]);
});

test('the lock date is moved with a reason, not into the future, and back only after a warning', async () => {
  let seller = northgateGroup();
  const { user, sent } = await openBrand(() => northgate({ seller }), {
    sellers: () => connection([seller]),
    moveLockDate: ({ input }: { input: { lockedBefore: string | null } }) => {
      seller = northgateGroup({ lockedBefore: input.lockedBefore, version: seller.version + 1 });
      return { seller };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Move the lock date' }));
  const day = screen.getByRole('combobox', { name: /^Lock date/ });
  await user.type(day, '1 Jan 2099');
  await screen.findByText('The lock date must not be in the future.');
  await user.click(screen.getByRole('button', { name: /^Close everything before 1 / }));
  await user.click(screen.getByRole('button', { name: 'Save lock date' }));
  await screen.findByText('Reason is required');
  await user.type(field(/^Reason/), 'The month is reported.');
  await user.click(screen.getByRole('button', { name: 'Save lock date' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText(/^Nothing dated before 1 .* can be issued, credited, voided or paid\.$/);
  expect(sent('LockDateDialogMutation')).toMatchObject([{ version: 1, reason: 'The month is reported.' }]);

  await user.click(screen.getByRole('button', { name: 'Move the lock date' }));
  await user.clear(screen.getByRole('combobox', { name: /^Lock date/ }));
  await screen.findByText(/^Everything until 1 .* opens again: it can be issued, credited, voided and paid\.$/);
});
