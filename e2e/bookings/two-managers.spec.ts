import type { Page } from 'playwright';
import { ask } from '../src/api.ts';
import { expect, test } from '../src/fixtures.ts';
import { pathOf } from '../src/pathOf.ts';
import { bookingPath, itemsOf, prepareSale, sell } from '../src/sales.ts';
import { expectScreen } from '../src/screens.ts';
import { withoutLive } from '../src/withoutLive.ts';

test('two managers edit one item: the second sees both values and keeps the typed one', async ({
  page,
  signIn,
  newVisitor,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/has been changed since you opened it/);
  const { manager, draft, wanted } = await prepareSale({ server, token }, 'Edited by two', 3);
  await sell(server.url, manager, draft.id, wanted.id, 2);
  // This page gets no live updates, so the second manager saves without having seen the first manager's change.
  await withoutLive(page);
  const other = await newVisitor();
  for (const [account, where] of [
    ['manager', page],
    ['admin', other],
  ] as const) {
    await signIn(account, bookingPath(draft), where);
    await expectScreen(where, 'Edited by two');
    await where.getByRole('button', { name: `Edit ${wanted.title}` }).click();
  }
  const field = (where: Page, name: RegExp) => where.getByRole('dialog').getByRole('textbox', { name });
  const save = (where: Page) => where.getByRole('dialog').getByRole('button', { name: 'Save item' });
  await field(other, /^Unit price/).fill('120');
  await field(other, /^PO number/).fill('PO-OTHER');
  await save(other).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await field(page, /^Unit price/).fill('150');
  await save(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert').first()).toContainText('has been changed since you opened it');
  await expect(dialog).toContainText('£120.00');
  await expect(field(page, /^Unit price/)).toHaveValue('150.00');
  await expect(field(page, /^PO number/)).toHaveValue('PO-OTHER');
  await save(page).click();
  await expect(dialog).toHaveCount(0);
  expect(await itemsOf(server.url, manager, draft.id)).toMatchObject([
    { unitPrice: { amount: 15_000 }, poNumber: 'PO-OTHER' },
  ]);
});

test('two managers edit one booking: the second sees both values and keeps the typed one', async ({
  page,
  signIn,
  newVisitor,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/has been changed since you opened it/);
  const { draft } = await prepareSale({ server, token }, 'One booking, two managers', 3);
  // This page gets no live updates, so the second manager saves without having seen the first manager's change.
  await withoutLive(page);
  const other = await newVisitor();
  const dialog = (where: Page) => where.getByRole('dialog');
  const title = (where: Page) => dialog(where).getByRole('textbox', { name: /^Title/ });
  for (const [account, where] of [
    ['manager', page],
    ['admin', other],
  ] as const) {
    await signIn(account, bookingPath(draft), where);
    await expectScreen(where, 'One booking, two managers');
    await where.getByRole('button', { name: 'Edit booking' }).click();
    await expect(title(where)).toHaveValue('One booking, two managers');
  }
  await title(other).fill('As the other has it');
  await other.keyboard.press('Control+s');
  await expect(dialog(other)).toHaveCount(0);

  await title(page).fill('As I have it');
  await page.keyboard.press('Control+s');
  await expect(dialog(page).getByRole('alert').first()).toContainText('has been changed since you opened it');
  await expect(dialog(page)).toContainText('As the other has it');
  await expect(title(page)).toHaveValue('As I have it');
  await page.keyboard.press('Control+s');
  await expect(dialog(page)).toHaveCount(0);
  await expectScreen(page, 'As I have it');
});

test('two managers edit one customer, then one contact: the second sees both values, and nothing is lost', async ({
  page,
  signIn,
  newVisitor,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/has been changed since you opened it/);
  const write = async <Made>(mutation: string, record: string, input: object): Promise<Made> => {
    const answer = await ask<Record<string, Record<string, Made>>>(
      server.url,
      await token('manager'),
      `mutation ($input: ${mutation}Input!) { ${mutation}(input: $input) { ${record} { id } } }`,
      { input },
    );
    return answer[mutation]?.[record] as Made;
  };
  const customer = await write<{ id: string }>('createCustomer', 'customer', {
    name: 'Edited by two Ltd',
    paymentTermDays: 30,
    onlyTaxInvoiceBillable: false,
  });
  const contact = await write<{ id: string }>('createCustomerContact', 'customerContact', {
    ...{ customer: customer.id, givenName: 'Idris', familyName: 'Khan', email: 'idris.khan@two.example', roles: [] },
  });
  // This page gets no live updates, so the second manager saves without having seen the first manager's change.
  await withoutLive(page);
  const other = await newVisitor();
  const field = (where: Page, name: RegExp) => where.getByRole('main').getByRole('textbox', { name });
  for (const [account, where] of [
    ['manager', page],
    ['admin', other],
  ] as const) {
    await signIn(account, pathOf(customer.id, '/customer'), where);
    await expectScreen(where, 'Edited by two Ltd');
    await where.getByRole('button', { name: 'Edit company' }).click();
    await expect(field(where, /^Company name/)).toHaveValue('Edited by two Ltd');
  }
  await field(other, /^Company name/).fill('Renamed by the other');
  await field(other, /^Website/).fill('https://two.example');
  await other.keyboard.press('Control+s');
  await expectScreen(other, 'Renamed by the other');

  await field(page, /^Company name/).fill('Renamed by me');
  await field(page, /^VAT number/).fill('GB 418 2216 05');
  await page.keyboard.press('Control+s');
  const company = page.getByRole('region', { name: 'Company' });
  await expect(company.getByRole('alert').first()).toContainText('has been changed since you opened it');
  await expect(company).toContainText('Renamed by the other');
  await expect(field(page, /^Company name/)).toHaveValue('Renamed by me');
  await expect(field(page, /^Website/)).toHaveValue('https://two.example');
  await page.keyboard.press('Control+s');
  await expectScreen(page, 'Renamed by me');
  for (const kept of ['two.example', 'GB 418 2216 05']) await expect(company).toContainText(kept);

  const dialog = (where: Page) => where.getByRole('dialog');
  const mobile = (where: Page) => dialog(where).getByRole('textbox', { name: /^Mobile/ });
  for (const where of [page, other]) {
    await where.goto(pathOf(contact.id, '/customer-contact'));
    await where.getByRole('button', { name: 'Edit Idris Khan' }).click();
    await expect(mobile(where)).toHaveValue('');
  }
  await mobile(other).fill('07700 900182');
  await dialog(other)
    .getByRole('textbox', { name: /^Job title/ })
    .fill('Director');
  await other.keyboard.press('Control+s');
  await expect(dialog(other)).toHaveCount(0);

  await mobile(page).fill('07700 900999');
  await page.keyboard.press('Control+s');
  await expect(dialog(page).getByRole('alert').first()).toContainText('has been changed since you opened it');
  await expect(dialog(page)).toContainText('07700 900182');
  await expect(dialog(page).getByRole('textbox', { name: /^Job title/ })).toHaveValue('Director');
  await page.keyboard.press('Control+s');
  await expect(dialog(page)).toHaveCount(0);
  const card = page.getByRole('region', { name: 'Contact' });
  for (const kept of ['07700 900999', 'Director']) await expect(card).toContainText(kept);
});
