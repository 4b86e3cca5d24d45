import { busiestCustomer } from '../src/customers.ts';
import { expect, test } from '../src/fixtures.ts';
import { pathOf } from '../src/pathOf.ts';
import { expectScreen, watchOperation } from '../src/screens.ts';

const long = (length: number) => 'x'.repeat(length);

/** A value for a field of a new contact, the same value in the input of the API, and the expected error. */
const bad: readonly [label: string, field: string, value: string, message: string][] = [
  ['Given name', 'givenName', '', 'Given name is required'],
  ['Family name', 'familyName', long(256), 'Family name field must have at most 255 characters'],
  ['Email', 'email', 'priya@', 'Email must be valid'],
  ['Mobile', 'mobile', long(26), 'Mobile field must have at most 25 characters'],
  ['Telephone', 'telephone', long(26), 'Telephone field must have at most 25 characters'],
];

test('FRM-02 a form is sent only when every field is valid, and the server gives the same errors', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  const customer = await busiestCustomer(server.url, manager);
  await signIn('manager', pathOf(customer.id, '/customer'));
  await expectScreen(page, customer.name);
  await page.getByRole('main').getByRole('button', { name: 'Create contact' }).click();
  const dialog = page.getByRole('dialog');
  const box = (label: string) => dialog.getByRole('textbox', { name: new RegExp(`^${label}`) });
  const submit = dialog.getByRole('button', { name: 'Create contact' });
  const sent = watchOperation(page, 'useCreateContactMutation');

  for (const [label, , value] of bad) await box(label).fill(value);
  await submit.click();
  for (const [label, , , message] of bad) await expect(box(label)).toHaveAccessibleDescription(message);

  const response = await fetch(new URL('/graphql', server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${manager}` },
    body: JSON.stringify({
      query: `mutation ($input: createCustomerContactInput!) {
        createCustomerContact(input: $input) { customerContact { id } }
      }`,
      variables: {
        input: { customer: customer.id, ...Object.fromEntries(bad.map(([, field, value]) => [field, value])) },
      },
    }),
  });
  const { errors }: { errors: { extensions: { violations: { path: string; message: string }[] } }[] } =
    await response.json();
  const violations = errors[0]?.extensions.violations.map(({ path, message }) => [path, message]) ?? [];
  expect(violations.sort()).toEqual(bad.map(([, field, , message]) => [field, message]).sort());

  // Corrects one field after the other. Nothing is sent while a field is invalid.
  const good = ['Ada', 'Field', 'ada.field@example.com', '07700 900123', ''];
  for (const [index, [label]] of bad.entries()) {
    await submit.click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    expect(sent).toEqual([]);
    await box(label).fill(good[index] ?? '');
  }
  await submit.click();
  await expect(dialog).toHaveCount(0);
  expect(sent).toHaveLength(1);
});
