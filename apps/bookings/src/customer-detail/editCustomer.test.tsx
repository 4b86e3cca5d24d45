import { notices } from '@console/platform';
import { connection, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { customer } from '../testing/customerData.ts';

const calder = (differences: object = {}) => ({ __typename: 'Customer', ...customer(3001, differences) });

/** Opens a customer. A change of it is answered with its values and the next version. */
async function open(first = calder(), answers: object = {}) {
  let saved = first;
  const updateCustomer = ({ input }: { input: { type?: string } }) => {
    const { type, ...values } = input;
    saved = { ...saved, ...values, ...(type && { type: { name: 'Sole trader', value: type } }), version: 2 };
    return { customer: saved };
  };
  const opened = await renderScreen({
    remote,
    routes,
    at: `/customer/${idOf('', 3001).slice(1)}`,
    data: { customer: () => saved, customers: connection([]), updateCustomer, ...answers },
  });
  const sent = () =>
    opened.requests
      .filter(({ operation }) => operation === 'useUpdateCustomerMutation')
      .map(({ variables }) => (variables as { input: object }).input);
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const retype = async (name: RegExp, text: string) => {
    await opened.user.clear(field(name));
    await opened.user.type(field(name), text);
  };
  const edit = (what: string) => opened.user.click(screen.getByRole('button', { name: `Edit ${what}` }));
  return {
    ...opened,
    sent,
    field,
    retype,
    edit,
    save: () => opened.user.click(screen.getByRole('button', { name: 'Save' })),
  };
}

const seen = { id: idOf('customers', 3001), version: 1 };

test('BKG-10 FRM-10 the company of a customer is edited in place and sent alone', async () => {
  const alone = { bookings: connection([]), contacts: connection([]) };
  const { user, edit, retype, save, sent } = await open(calder(alone));
  await edit('company');
  await retype(/^Company name/, 'Calder Homes');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Organisation type' }), 'Sole trader');
  await retype(/^VAT number/, 'GB 1');
  await save();
  await screen.findByRole('heading', { level: 1, name: 'Calder Homes' });
  expect(sent()).toEqual([
    {
      ...seen,
      name: 'Calder Homes',
      type: 'sole_trader',
      website: 'https://caldervalley.example',
      registrationNumber: '04182216',
      vatNumber: 'GB 1',
    },
  ]);
  expect(notices.get().map(({ text }) => text)).toEqual(['Saved successfully.']);
});

test('FRM-13 a company name is required and has at most 255 characters, and a website is a url', async () => {
  const { edit, retype, field, user, save, sent } = await open();
  await edit('company');
  await user.clear(field(/^Company name/));
  await retype(/^Website/, 'caldervalley');
  await save();
  await screen.findByText('Company name is required');
  await screen.findByText('Website field must be a valid url');
  await user.click(field(/^Company name/));
  await user.paste('x'.repeat(256));
  await screen.findByText('256/255');
  await save();
  await screen.findByText('Company name field must have at most 255 characters');
  expect(sent()).toEqual([]);
});

test('BKG-10 payment term, payment method and invoicing are edited in place', async () => {
  const { user, edit, retype, save, sent } = await open();
  await edit('billing details');
  await retype(/^Payment term days/, '366');
  await save();
  await screen.findByText('Payment term days must be at most 365');
  await retype(/^Payment term days/, '45');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Preferred payment method' }), 'Choose…');
  await user.click(screen.getByRole('checkbox', { name: 'Only tax invoice billable' }));
  await save();
  await screen.findByText('45 days');
  expect(sent()).toEqual([
    { ...seen, paymentTermDays: 45, preferredPaymentMethod: null, onlyTaxInvoiceBillable: true },
  ]);
});

test('BKG-10 a wrong billing address is corrected in place, and the form says that bookings keep their copy', async () => {
  const { edit, retype, save, sent } = await open();
  await edit('billing address');
  screen.getByText('For new bookings. A booking keeps its own copy, which is corrected on the booking.');
  await retype(/^City/, 'Leeds');
  await save();
  await screen.findByText('Leeds');
  expect(sent()).toMatchObject([{ ...seen, billingAddress: { city: 'Leeds', postcode: 'HX1 1UJ', country: 'GB' } }]);
});

test('BKG-10 a corrected address is offered to open bookings and draft invoices that have the old one, unticked', async () => {
  const named = (type: string, plural: string, prefix: string, numbers: readonly number[], totalCount: number) => ({
    ...connection(numbers.map((n) => ({ __typename: type, id: idOf(plural, n), reference: `${prefix}-${n}` }))),
    totalCount,
  });
  const openBookingsWithBillingAddress = named('Booking', 'bookings', 'BK', [1, 2, 3], 5);
  const draftInvoicesWithBillingAddress = named('Invoice', 'invoices', 'INV', [9], 1);
  const { user, edit, retype, save, sent } = await open(
    calder({ openBookingsWithBillingAddress, draftInvoicesWithBillingAddress }),
  );
  await edit('billing address');
  const offer = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Give these the new address too' });
  expect(offer.checked).toBe(false);
  const says = screen.getByText(/have exactly the old address/);
  expect(says.textContent).toMatch(/^5 open bookings and 1 draft invoice have exactly the old address: .*and 2 more$/);
  const links = within(says).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([1, 2, 3].map((n) => `/booking${idOf('', n)}`));
  // Only the bookings remote is on this page, so the invoice has a name and no link.
  expect(says.textContent).toContain('INV-9');
  await retype(/^City/, 'Leeds');
  await user.click(offer);
  await save();
  await waitFor(() => expect(sent()).toMatchObject([{ billingAddress: { city: 'Leeds' }, correctCopies: true }]));
});

test('BKG-10 after a refusal the form shows what a colleague saved, and keeps what was typed', async () => {
  let saved = calder();
  const refuse = () => {
    saved = calder({ vatNumber: 'GB 2', version: 2 });
    throw Object.assign(new Error('This customer has been changed since you opened it.'), {
      extensions: { status: 409, version: { given: 1, current: 2 } },
    });
  };
  const { edit, retype, save, field } = await open(saved, { customer: () => saved, updateCustomer: refuse });
  await edit('company');
  await retype(/^VAT number/, 'GB 1');
  await save();
  await screen.findByText('The company was not saved.');
  await screen.findByText(/saved “GB 2”/);
  expect(field(/^VAT number/).value).toBe('GB 1');
});

test('BKG-10 a name that another customer has is named with a link while it is typed, and can be saved', async () => {
  const other = { __typename: 'Customer', id: idOf('customers', 7), name: 'Calder Homes', reference: 'CU-7' };
  const asked: object[] = [];
  // Names that contain the typed one stand before it.
  const before = Array.from({ length: 5 }, (_, at) => ({
    ...other,
    id: idOf('customers', 50 + at),
    name: 'A Calder Homes',
  }));
  const customers = (args: { first: number }) => {
    asked.push(args);
    return connection([...before, other, calder()].slice(0, args.first));
  };
  const { edit, retype, save, sent } = await open(calder(), { customers });
  await edit('company');
  expect(asked).toEqual([]);
  await retype(/^Company name/, 'calder homes');
  const link = await screen.findByRole('link', { name: /^Calder Homes \(CU-7\)/ });
  expect(link.getAttribute('href')).toBe(`/customer/${idOf('', 7).slice(1)}`);
  expect(link.closest('[role="status"]')?.textContent).toMatch(/^There is a customer with this name already: /);
  await save();
  await waitFor(() => expect(sent()).toMatchObject([{ name: 'calder homes' }]));
});

test('FRM-08 the notes of a customer show initials, date and body, the newest first, and a new one is posted', async () => {
  const note = (number: number, body: string, updatedAt: string) => ({
    __typename: 'Note',
    id: idOf('notes', number),
    body,
    updatedAt,
    updatedBy: { id: idOf('users', 3), person: { id: idOf('people', 3), fullName: 'Priya Nair' }, avatarUrl: null },
  });
  const older = note(1, '<p>Pays late</p>', '2026-11-02T10:00:00.000Z');
  const newer = note(2, '<p>Prefers Leeds</p>', '2026-11-16T10:00:00.000Z');
  await open(calder({ notes: connection([newer, older]) }));
  const notes = within(screen.getByRole('region', { name: 'Notes' }));
  const entries = within(notes.getByRole('list', { name: 'Notes' })).getAllByRole('listitem');
  expect(entries.filter((item) => item.querySelector('time')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/PN.*16 Nov 2026.*Prefers Leeds/),
    expect.stringMatching(/PN.*2 Nov 2026.*Pays late/),
  ]);
  notes.getByRole('button', { name: 'Post' });
});
