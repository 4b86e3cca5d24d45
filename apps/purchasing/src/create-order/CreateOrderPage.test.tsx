import { connection, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { albion, leadership, order, refusal, whitfield } from '../testing/purchasingData.ts';

const trainingClass = { ...leadership, startsAt: '2026-11-24T09:30:00.000Z', endsAt: '2026-11-25T16:30:00.000Z' };

function open(at: string, createPurchaseOrder: (given: { input: object }) => unknown = () => null) {
  return renderScreen({
    remote,
    routes,
    at,
    data: {
      supplier: whitfield,
      suppliers: connection([albion, whitfield]),
      trainingClass,
      trainingClasses: connection([trainingClass]),
      createPurchaseOrder,
      purchaseOrder: () => order(30124, { status: 'draft' }),
    },
  });
}

const create = () => screen.getByRole('button', { name: 'Create order' });
const item = (number: number) => within(screen.getByRole('group', { name: `Item ${number}` }));
const field = (number: number, name: RegExp) => item(number).getByRole('textbox', { name });

test('PUR-05 supplier, description and unit price are required', async () => {
  const { user } = await open('/purchase-order/create');
  await user.click(create());
  for (const message of ['Supplier is required', 'Description is required', 'Unit price is required']) {
    await screen.findByText(message);
  }
});

test('PUR-05 an order is raised for the class of the link, with several items, and its page opens', async () => {
  const raise = vi.fn((_given: { input: object }) => ({ purchaseOrder: order(30124, { status: 'draft' }) }));
  const { user, address } = await open(`/purchase-order/create?trainingClass=${leadership.id}`, raise);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Class/ }).value).toContain('TC-20871');
  await user.click(screen.getByRole('combobox', { name: /^Supplier/ }));
  await user.click(await screen.findByRole('option', { name: /Albion Suites/ }));
  await user.type(field(1, /^Description/), 'Room hire');
  await user.type(field(1, /^Unit price/), '450');
  expect(item(1).getByRole('button', { name: 'Remove item 1' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Add an item' }));
  expect(document.activeElement).toBe(field(2, /^Description/));
  await user.keyboard('Lunch');
  await user.clear(field(2, /^Quantity/));
  await user.type(field(2, /^Quantity/), '12');
  await user.type(field(2, /^Unit price/), '11.5');
  await user.type(field(2, /^Tax rate/), '5');
  await user.tab();
  // £450.00 and £138.00, with £90.00 and £6.90 of VAT.
  for (const amount of ['£588.00', '£96.90', '£684.90']) screen.getByText(amount);
  await user.click(create());
  await waitFor(() => expect(address()).toBe(`/purchase-order/${idOf('', 30124).slice(1)}`));
  expect(raise.mock.lastCall?.[0].input).toEqual({
    supplier: albion.id,
    trainingClass: leadership.id,
    items: [
      { description: 'Room hire', quantity: 1, unitPrice: 45_000, taxable: true, taxRatePercent: null },
      { description: 'Lunch', quantity: 12, unitPrice: 1_150, taxable: true, taxRatePercent: 5 },
    ],
  });
});

test('PUR-05 a refusal keeps what was typed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await open(`/purchase-order/create?supplier=${whitfield.id}`, () => {
    throw refusal('PO-30123 is this trainer’s order for the class already. Change its items instead.');
  });
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Supplier/ }).value).toBe('Whitfield Training');
  await user.type(field(1, /^Description/), 'One day more');
  await user.type(field(1, /^Unit price/), '450');
  await user.click(create());
  await screen.findByText('PO-30123 is this trainer’s order for the class already. Change its items instead.');
  expect((field(1, /^Description/) as HTMLInputElement).value).toBe('One day more');
});
