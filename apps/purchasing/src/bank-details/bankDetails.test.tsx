import { notices } from '@console/platform';
import type { Role } from '@console/platform/remote';
import { connection, expectImpossible, fact, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { refusal } from '../testing/purchasingData.ts';
import { bankChange, supplier } from '../testing/supplierData.ts';

const plain = { bankSortCode: '20-11-34', bankAccountNumber: '55779911' };
const proposed = { bankSortCode: '40-22-56', bankAccountNumber: '12345678' };

interface Opening {
  readonly change?: object | null;
  readonly roles?: readonly Role[];
  readonly userId?: string;
  readonly answers?: object;
}

async function open({
  change = bankChange(),
  roles = ['ROLE_ADMIN'],
  userId = idOf('users', 9),
  answers = {},
}: Opening = {}) {
  let now = supplier(4001, { pendingBankChange: change });
  const moved = (status: string) => () => {
    now = supplier(4001, status === 'approved' ? { bankSortCode: '••-••-56', bankAccountNumber: '•••••678' } : {});
    return { supplierBankChange: bankChange({ status, version: 2, supplier: now }) };
  };
  const opened = await renderScreen({
    remote,
    routes,
    at: `/supplier/${idOf('', 4001).slice(1)}`,
    host: { session: { userId, fullName: 'Grace Okafor', roles, email: 'admin@example.com' } },
    data: {
      supplier: () => now,
      supplierContacts: connection([]),
      revealBankDetails: () => ({ bankDetails: { __typename: 'BankDetails', ...plain } }),
      revealProposedBankDetails: () => ({ bankDetails: { __typename: 'BankDetails', ...proposed } }),
      proposeSupplierBankChange: () => {
        now = supplier(4001, { pendingBankChange: bankChange() });
        return { supplierBankChange: bankChange({ supplier: now }) };
      },
      approveSupplierBankChange: moved('approved'),
      rejectSupplierBankChange: moved('rejected'),
      withdrawSupplierBankChange: moved('canceled'),
      ...answers,
    },
  });
  const sent = (operation: RegExp) =>
    opened.requests
      .filter((request) => operation.test(request.operation))
      .map(({ variables }) => (variables as { input: object }).input);
  const press = (name: string, within_ = screen as ReturnType<typeof within>) =>
    opened.user.click(within_.getByRole('button', { name }));
  const type = (name: RegExp, text: string) => opened.user.type(screen.getByRole('textbox', { name }), text);
  return { ...opened, sent, press, type };
}

const dialog = () => within(screen.getByRole('dialog'));
const texts = () => notices.get().map(({ text }) => text);
const offered = () => ['Approve', 'Reject', 'Withdraw'].filter((name) => screen.queryByRole('button', { name }));

test('PUR-01 bank details are shown on request, hidden again, and hidden after leaving', async () => {
  const { press, sent, unmount } = await open({ change: null });
  expect(fact('Bank account number').textContent).toBe('•••••911');
  await press('Show bank details');
  await screen.findByText(plain.bankAccountNumber);
  expect(fact('Bank sort code').textContent).toBe(plain.bankSortCode);
  expect(sent(/Reveal/)).toEqual([{ supplier: idOf('suppliers', 4001) }]);
  await press('Hide bank details');
  expect(fact('Bank account number').textContent).toBe('•••••911');
  await press('Show bank details');
  await screen.findByText(plain.bankAccountNumber);
  expect(sent(/Reveal/)).toHaveLength(2);
  unmount();
  await open({ change: null });
  expect(fact('Bank account number').textContent).toBe('•••••911');
});

test('PUR-01 a repeated answer without the details is asked again, and a failure says that they were not shown', async () => {
  let asked = 0;
  const revealBankDetails = () => {
    asked += 1;
    if (asked === 3) throw refusal('This supplier has no bank details yet.');
    return { bankDetails: asked === 1 ? null : { __typename: 'BankDetails', ...plain } };
  };
  const { press } = await open({ change: null, answers: { revealBankDetails } });
  await press('Show bank details');
  await screen.findByText(plain.bankAccountNumber);
  await press('Hide bank details');
  await press('Show bank details');
  await screen.findByText('The bank details were not shown.');
  screen.getByText('This supplier has no bank details yet.');
});

test('PUR-01 new bank details are proposed, and wait for approval', async () => {
  const { press, type, sent, user } = await open({ change: null });
  await press('Propose new bank details');
  await press('Propose bank details', dialog());
  await screen.findByText('Bank sort code is required');
  await type(/^Bank sort code/, '40 22 56');
  await type(/^Bank account number/, '12345678');
  await press('Propose bank details', dialog());
  await screen.findByText('New bank details wait for approval. Until then the old ones stand.');
  expect(sent(/Propose/)).toEqual([{ supplier: idOf('suppliers', 4001), ...proposed }]);
  expect(texts()).toEqual(['The new bank details wait for approval.']);
  expect(await expectImpossible(user, 'Propose new bank details')).toBe(
    'New bank details wait for approval already. They must be approved, rejected or withdrawn first.',
  );
});

test('PUR-01 another administrator sees the new ones, says how they were verified, and approves them', async () => {
  const { press, type, sent } = await open();
  expect(offered()).toEqual(['Approve', 'Reject']);
  await press('Approve');
  await press('Approve', dialog());
  await screen.findByText('How they were verified is required');
  await press('Show new bank details', dialog());
  await screen.findByText(proposed.bankAccountNumber);
  await type(/^How they were verified/, 'A call to 0113 496 0118');
  await press('Approve', dialog());
  await waitFor(() => expect(texts()).toEqual(['The new bank details are approved.']));
  expect(sent(/Approve/)).toEqual([
    { id: idOf('supplier_bank_changes', 1), version: 1, verified: 'A call to 0113 496 0118' },
  ]);
  await waitFor(() => expect(fact('Bank account number').textContent).toBe('•••••678'));
  expect(screen.queryByText('New bank details')).toBeNull();
});

test('PUR-01 a rejection asks for the reason', async () => {
  const { press, type, sent } = await open();
  await press('Reject');
  await type(/^Reason/, 'Nobody there knows of it');
  await press('Reject', dialog());
  await waitFor(() => expect(texts()).toEqual(['The bank details change of Whitfield Training is rejected.']));
  expect(sent(/Reject/)).toMatchObject([{ version: 1, reason: 'Nobody there knows of it' }]);
});

test('PUR-01 the proposer cannot approve, and withdraws instead', async () => {
  const { press, sent, user } = await open({ userId: idOf('users', 1) });
  expect(offered()).toEqual(['Approve', 'Withdraw']);
  expect(await expectImpossible(user, 'Approve')).toBe(
    'You have proposed these bank details. Another administrator must approve them.',
  );
  await press('Withdraw');
  await press('Withdraw', dialog());
  await waitFor(() => expect(sent(/Withdraw/)).toMatchObject([{ version: 1 }]));
});

test('PUR-01 an account manager who has not proposed them only waits, and cannot see the new ones', async () => {
  await open({ roles: ['ROLE_ACCOUNT_MANAGER'] });
  expect(offered()).toEqual([]);
  screen.getByText(/An administrator approves them\./);
  expect(screen.queryByRole('button', { name: 'Show new bank details' })).toBeNull();
  screen.getByRole('button', { name: 'Show bank details' });
});
