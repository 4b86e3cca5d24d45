import { connection, idOf, lastRows, renderScreen } from '@console/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { emailTemplate } from '../testing/adminData.ts';

const reminder = emailTemplate(2, {
  ...{ name: 'Invoice reminder', type: 'unlayer', target: 'invoice' },
  content: { number: 1, subject: 'Reminder: invoice {{ reference }}', body: '{}' },
});

/** Opens the list with these templates. The count query answers 1 with filters and 5 without. */
function open(templates: readonly object[] = [emailTemplate(1), reminder], at = '/email-template') {
  const emailTemplates = (args: object) =>
    Object.keys(args).length === 0 ? { totalCount: 5 } : { ...connection([...templates]), totalCount: 1 };
  return renderScreen({ remote, routes, at, data: { emailTemplates } });
}

const table = () => within(screen.getByRole('table', { name: 'Email templates' }));

test('ADM-08 the templates come by name, with what they are about, their subject and their type', async () => {
  const opened = await open();
  expect(lastRows(opened)).toMatchObject({
    first: 10,
    order: [{ name: 'ASC' }],
    search: null,
    type: null,
    target: null,
  });
  const [, first, second] = table().getAllByRole('row');
  if (!first || !second) throw new Error('The table has no rows.');
  const link = within(first).getByRole('link', { name: 'Booking confirmation' });
  expect(link.getAttribute('href')).toBe(`/email-template/${idOf('', 1).slice(1)}`);
  for (const words of ['Booking', 'Your booking {{ reference }}', 'HTML']) within(first).getByText(words);
  for (const words of ['Invoice', 'Reminder: invoice {{ reference }}', 'Blocks']) within(second).getByText(words);
});

test('ADM-08 the list is searched by name, and filtered by kind of record and type', async () => {
  const opened = await open(undefined, '/email-template?target=invoice&type=unlayer');
  expect(lastRows(opened)).toMatchObject({ target: ['invoice'], type: ['unlayer'] });
  await opened.user.type(screen.getByRole('searchbox'), 'remind');
  await waitFor(() => expect(lastRows(opened)?.search).toBe('remind'));
  expect(opened.address()).toBe('/email-template?q=remind&target=invoice&type=unlayer');
});

test('ADM-08 the list leads to a new template and to the sample data', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'New template' }).getAttribute('href')).toBe('/email-template/create');
  expect(screen.getByRole('link', { name: 'Sample data' }).getAttribute('href')).toBe('/email-sample-data');
});

test('NAV-10 an empty list says that there are no templates', async () => {
  await open([]);
  await screen.findByText('No records.');
});

test('NAV-08 the list shows 10, 20, 50 or 100 email templates, and no more', async () => {
  for (const [size, first] of [
    [20, 20],
    [50, 50],
    [100, 100],
    [250, 10],
  ]) {
    expect(lastRows(await open(undefined, `/email-template?size=${size}`))).toMatchObject({ first });
    cleanup();
  }
});
