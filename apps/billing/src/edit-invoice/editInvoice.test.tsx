import { notices } from '@console/platform';
import { connection, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { activity, address, invoice, seller } from '../testing/billingData.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const id = idOf('invoices', 40187);
const everyPart = { canWriteDocumentDate: true, canWriteDueDate: true, canWriteNotes: true };

/**
 * Opens the invoice.
 *
 * @param now returns the invoice at the time of each request.
 * @param answer the server's answer to the mutation.
 */
async function open(now: () => object = () => invoice(40187), answer: () => unknown = () => ({ invoice: now() })) {
  const opened = await renderScreen({
    remote,
    routes,
    at: `/invoice/${idOf('', 40187).slice(1)}`,
    data: { invoice: () => now(), updateInvoice: answer },
  });
  const sent = () =>
    opened.requests
      .filter(({ operation }) => operation === 'useUpdateInvoiceMutation')
      .map(({ variables }) => variables);
  return { ...opened, sent };
}

const pencil = (part: string) => screen.getByRole('button', { name: `Edit ${part}` });
const form = (part: string) => within(screen.getByRole('form', { name: part }));
const pencils = () =>
  screen.queryAllByRole('button', { name: /^Edit / }).map((button) => button.getAttribute('aria-label'));
const refusal = (message: string, extensions: object) => Object.assign(new Error(message), { extensions });

test('BIL-02 the PO number is edited in place and sent alone, and every place that shows it is updated', async () => {
  let saved = invoice(40187);
  const { user, sent } = await open(
    () => saved,
    () => {
      const activityLogs = connection([activity(18, { action: 'updated', metadata: { parts: 'PO number' } })]);
      saved = invoice(40187, { poNumber: 'CVH-90001', version: 4, activityLogs });
      return { invoice: saved };
    },
  );
  await user.click(pencil('PO number'));
  const field = form('PO number').getByRole('textbox', { name: 'PO number' });
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, ' CVH-90001 {Enter}');
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(sent()).toEqual([{ input: { id, version: 3, poNumber: 'CVH-90001' } }]);
  screen.getByText('CVH-90001');
  screen.getByText('PO number changed');
  expect(notices.get()).toMatchObject([{ tone: 'success', text: 'Saved successfully.' }]);
  expect(document.activeElement).toBe(pencil('PO number'));
});

test('BIL-02 the billing address has eight fields, and stays open with the messages at invalid ones', async () => {
  const { user, sent } = await open();
  await user.click(pencil('billing address'));
  const fields = form('billing address');
  const lines = ['Address line 1', 'Address line 2', 'Address line 3', 'Address line 4', 'City', 'Region', 'Postcode'];
  const values = lines.map(
    (name) => fields.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) }).value,
  );
  expect(values).toEqual([
    ...'Accounts Payable|Shaw House|14 Crossley Street||Halifax|West Yorkshire|HX1 1UJ'.split('|'),
  ]);
  expect(fields.getByRole<HTMLInputElement>('combobox', { name: /Country/ }).value).toBe('United Kingdom');

  const [first, city] = ['Address line 1', 'City'].map((name) =>
    fields.getByRole('textbox', { name: new RegExp(name) }),
  );
  await user.clear(city as HTMLElement);
  await user.keyboard('{Control>}s{/Control}');
  expect(await fields.findByText('City is required')).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.type(city as HTMLElement, 'Leeds');
  await user.clear(first as HTMLElement);
  await user.type(first as HTMLElement, 'Purchase Ledger');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  const billingAddress = { ...address, address1: 'Purchase Ledger', city: 'Leeds' };
  expect(sent()).toEqual([{ input: { id, version: 3, billingAddress } }]);
});

test.each([
  [
    'a draft',
    { status: 'draft', ...everyPart },
    ['billing address', 'PO number', 'document date', 'due date', 'invoice notes', 'lines'],
  ],
  ['a part-paid invoice', {}, ['billing address', 'PO number', 'invoice notes']],
  [
    'an issued invoice of a closed month',
    { seller: { ...seller, lockedBefore: '2026-11-01T00:00:00.000Z' } },
    ['PO number', 'invoice notes'],
  ],
  ['a converted pro forma', { type: 'pro_forma', status: 'converted' }, ['invoice notes']],
  ['an invoice with closed notes', { canWriteNotes: false }, ['billing address', 'PO number']],
  ['a void invoice', { status: 'voided', canWriteNotes: false }, []],
])('BIL-02 of %s only the permitted parts can be changed', async (_, more, parts) => {
  await open(() => invoice(40187, more));
  expect(pencils()).toEqual(parts.map((part) => `Edit ${part}`));
});

test('a due date before the document date is refused, and the message is shown at the field', async () => {
  const wrong = 'Due date must not be before the document date';
  const { user, sent } = await open(
    () => invoice(40187, { status: 'draft', ...everyPart }),
    () => {
      throw refusal(wrong, { status: 422, violations: [{ path: 'dueDate', message: wrong }] });
    },
  );
  await user.click(pencil('due date'));
  const field = form('due date').getByRole('combobox', { name: /Due date/ });
  await user.clear(field);
  await user.type(field, '1/10/2026{Enter}');
  await waitFor(() => expect(sent()).toEqual([{ input: { id, version: 3, dueDate: '2026-10-01' } }]));
  await form('due date').findByText(wrong);
});

test('a due date without a year is the first one after the document date', async () => {
  const year = new Date().getUTCFullYear();
  const documentDate = `${year}-10-30T00:00:00.000Z`;
  const { user } = await open(() => invoice(40187, { status: 'draft', ...everyPart, documentDate }));
  await user.click(pencil('due date'));
  const field = form('due date').getByRole<HTMLInputElement>('combobox', { name: /Due date/ });
  await user.clear(field);
  await user.type(field, '5 Jan');
  await user.tab();
  expect(field.value).toBe(`5 Jan ${year + 1}`);
});

test('Escape reverts the typed text and sends nothing', async () => {
  const { user, sent } = await open();
  await user.click(pencil('invoice notes'));
  await user.type(form('invoice notes').getByRole('textbox'), ' Or else.{Escape}');
  expect(screen.queryByRole('form')).toBeNull();
  screen.getByText('Please quote CVH-88213 on the remittance.');
  expect(sent()).toEqual([]);
});

test('when a colleague saved first, their value is shown beside the typed one, and saving again sends the new version', async () => {
  let saved = invoice(40187);
  const { user, sent } = await open(
    () => saved,
    () => {
      if (saved.version === 3) {
        saved = invoice(40187, { poNumber: 'CVH-70000', version: 4 });
        throw refusal('This invoice has been changed since you opened it.', {
          status: 409,
          version: { given: 3, current: 4 },
        });
      }
      saved = invoice(40187, { poNumber: 'CVH-90001', version: 5 });
      return { invoice: saved };
    },
  );
  await user.click(pencil('PO number'));
  const field = form('PO number').getByRole<HTMLInputElement>('textbox', { name: 'PO number' });
  await user.clear(field);
  await user.type(field, 'CVH-90001{Enter}');
  await form('PO number').findByText('This invoice has been changed since you opened it.');
  await form('PO number').findByText(/CVH-70000/);
  expect(field.value).toBe('CVH-90001');
  await user.click(form('PO number').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(sent()).toEqual([3, 4].map((version) => ({ input: { id, version, poNumber: 'CVH-90001' } })));
});
