import { ask } from '../src/api.ts';
import { expect, test } from '../src/fixtures.ts';
import { pick, savedBooking } from '../src/newBooking.ts';
import { bookingPath, newDraft } from '../src/sales.ts';
import { expectScreen, failOperations } from '../src/screens.ts';

test('a contact that was created but not assigned is not created again, also after a reload', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/500/, /useAssignContactMutation/);
  const manager = await token('manager');
  const draft = await newDraft(server.url, manager, 'Half a step');
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'Half a step');
  const dialog = page.getByRole('dialog');
  const assign = page.getByRole('region', { name: 'Contacts', exact: true }).getByRole('button', { name: 'Assign' });
  await assign.click();
  await pick(dialog, /^Contact/, 'Una Half', 'Create this contact, Una Half?');
  await dialog.getByRole('textbox', { name: /^Email/ }).fill('una.half@example.org');
  await dialog.getByRole('checkbox', { name: 'Booker' }).check();
  const recover = await failOperations(page, 'useAssignContactMutation');
  await dialog.getByRole('button', { name: 'Create and assign' }).click();
  await expect(dialog).toContainText('Una Half is a contact.');
  await expect(dialog).toContainText('It is not known whether Una Half was assigned.');

  await recover();
  await page.reload();
  await assign.click();
  await expect(dialog.getByRole('combobox', { name: /^Contact/ })).toHaveValue('Una Half');
  await expect(dialog.getByRole('checkbox', { name: 'Booker' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(dialog).toHaveCount(0);
  const { contacts } = await savedBooking(server.url, manager, draft.id.split('/')[1] ?? '');
  expect(contacts).toContainEqual({ fullName: 'Una Half', roles: ['booker'] });
  const { customerContacts } = await ask<{ customerContacts: { totalCount: number } }>(
    server.url,
    manager,
    '{ customerContacts(search: "una.half") { totalCount } }',
  );
  expect(customerContacts.totalCount).toBe(1);
});
