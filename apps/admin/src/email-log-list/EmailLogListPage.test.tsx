import { notices } from '@console/platform';
import { connection, everyRoute, idOf, lastRows, listRequests, renderScreen } from '@console/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { emailLog, emailOf, sentLog } from '../testing/adminData.ts';

const template = { id: idOf('email_templates', 1), name: 'Booking confirmation' };

/** Opens the list with the rows of `page`. The count query answers 4 with filters and 542 without. */
function open(page: unknown = connection([emailLog(10482)]), at = '/email-log', answers: object = {}) {
  const emailLogs = (args: object) => {
    if (Object.keys(args).length === 0) return { totalCount: 542 };
    return typeof page === 'function' ? page(args) : { ...Object(page), totalCount: 4 };
  };
  return renderScreen({
    ...{ remote, routes, host: everyRoute },
    at,
    data: { emailLogs, emailTemplate: template, emailTemplates: connection([template]), ...answers },
  });
}

const table = () => within(screen.getByRole('table', { name: 'Email logs' }));

test('O§7 the list opens on the latest emails', async () => {
  const opened = await open();
  expect(lastRows(opened)).toMatchObject({
    first: 10,
    order: [{ createdAt: 'DESC' }],
    recipient: null,
    status: null,
    template: null,
    targetResource: null,
  });
  await screen.findByText('542');
  expect(listRequests(opened).map(({ of }) => of)).toEqual(['rows', 'counts']);
});

test('the list is filtered by the days on which the emails were written; by default it shows any day', async () => {
  expect(lastRows(await open())).toMatchObject({ createdAt: null });
  cleanup();
  const opened = await open(undefined, '/email-log?period=month&startDate=2026-10-01');
  expect(lastRows(opened)).toMatchObject({
    createdAt: [{ after: '2026-10-01T00:00:00.000Z', strictly_before: '2026-11-01T00:00:00.000Z' }],
  });
});

test('NAV-08 the list shows 10, 20, 50 or 100 email logs, and no more', async () => {
  for (const size of [20, 50, 100]) {
    expect(lastRows(await open(undefined, `/email-log?size=${size}`))).toMatchObject({ first: size });
    cleanup();
  }
  expect(lastRows(await open(undefined, '/email-log?size=250'))).toMatchObject({ first: 10 });
});

test('a row shows the subject, all recipients, the creation time and the status', async () => {
  await open(connection([emailLog(10482), emailLog(10481, { status: 'failed', error: 'The mailbox is full.' })]));
  const [, first, second] = table().getAllByRole('row');
  if (!first || !second) throw new Error('The table has no rows.');
  within(first).getByText('Your booking BK-10482: Leadership Essentials');
  within(first).getByText('amelia.hughes@caldervalleyhousing.example, martin.shackleton@caldervalleyhousing.example');
  within(first).getByText('16 Nov 2026 09:12');
  within(first).getByText('Sent');
  within(second).getByText('Failed');
});

test('the reason of a failure is a column that the user can add', async () => {
  const opened = await open(connection([emailLog(10481, { status: 'failed', error: 'The mailbox is full.' })]));
  expect(screen.queryByText('The mailbox is full.')).toBeNull();
  await opened.user.click(screen.getByRole('button', { name: 'Columns' }));
  await opened.user.click(await screen.findByRole('checkbox', { name: 'Error' }));
  table().getByText('The mailbox is full.');
});

test('NAV-09 typing searches for the recipient, and the URL holds the text', async () => {
  const opened = await open();
  await opened.user.type(screen.getByRole('searchbox'), 'amelia');
  await waitFor(() => expect(opened.address()).toBe('/email-log?recipient=amelia'));
  await waitFor(() => expect(lastRows(opened)?.recipient).toBe('amelia'));
  await opened.user.click(await screen.findByRole('button', { name: 'Remove Recipient: amelia' }));
  await waitFor(() => expect(opened.address()).toBe('/email-log'));
});

test('the query uses the status and the order in the URL', async () => {
  const opened = await open(undefined, '/email-log?status=failed&status=lost&order=subject');
  expect(lastRows(opened)).toMatchObject({ status: ['failed'], order: [{ subject: 'ASC' }] });
  await screen.findByText('of 542', { exact: false });
  screen.getByRole('button', { name: 'Remove Status: Failed' });
});

test('NAV-10 an empty list says that there are no email logs', async () => {
  await open(connection([]));
  screen.getByText('No records.');
  await screen.findByText('There are no email logs yet.');
});

test('NAV-10 a failure to read the logs is shown by the error boundary of the route', async () => {
  await open(() => {
    throw new Error('The database is away.');
  });
  expect(screen.getByRole('alert').textContent).toContain('The database is away.');
});

test('ADM-09 the list is filtered by state, template and what the emails are about', async () => {
  const at = `/email-log?status=failed&status=not_sent&template=${template.id.slice('email_templates/'.length)}&about=booking`;
  const opened = await open(undefined, at);
  expect(lastRows(opened)).toMatchObject({
    status: ['failed', 'not_sent'],
    template: template.id,
    targetResource: ['booking'],
  });
  const chips = within(screen.getByRole('list', { name: 'Active filters' }));
  for (const words of ['Failed', 'Not sent', 'Booking confirmation', 'About']) chips.getByText(words, { exact: false });
});

test('ADM-09 the list is filtered by one record, which is found by its reference, and leads to the undeliverable addresses', async () => {
  const booking = { __typename: 'Booking', id: idOf('bookings', 10482), reference: 'BK-10482' };
  const found = [
    {
      ...{ id: idOf('reference_searches', 1), entity: 'booking', reference: 'BK-10482' },
      ...{ title: 'Leadership Essentials', target: booking.id },
    },
    {
      ...{ id: idOf('reference_searches', 2), entity: 'trainer', reference: '' },
      ...{ title: 'Bk Trainer', target: idOf('trainers', 1) },
    },
  ];
  const opened = await open(undefined, '/email-log', { referenceSearches: connection(found), node: booking });
  expect(lastRows(opened)).toMatchObject({ of: null });
  await opened.user.click(screen.getByRole('button', { name: /^Record/ }));
  await opened.user.type(await screen.findByRole('combobox', { name: 'Search record' }), 'BK-10482');
  await opened.user.click(await screen.findByRole('option', { name: /^BK-10482/ }));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ of: booking.id }));
  expect(opened.address()).toBe(`/email-log?${new URLSearchParams({ of: booking.id })}`);
  await screen.findByRole('button', { name: 'Remove Record: BK-10482' });
  expect(screen.getByRole('link', { name: 'Undeliverable addresses' }).getAttribute('href')).toBe(
    '/undeliverable-address?released=0',
  );
});

test('ADM-09 a subject opens its log, and the row leads to the record that the email is about', async () => {
  await open(
    connection([emailLog(10482), emailLog(10481, { target: { resource: 'booking', name: null, shownBy: null } })]),
  );
  const link = table().getByRole('link', { name: 'Your booking BK-10482: Leadership Essentials' });
  expect(link.getAttribute('href')).toBe(`/email-log/${idOf('', 10482).slice(1)}`);
  const about = table().getByRole('link', { name: 'BK-10482' });
  expect(about.getAttribute('href')).toBe(`/booking/${idOf('', 10482).slice(1)}`);
  expect(table().getByText('Deleted booking').closest('a')).toBeNull();
});

test('ADM-09 all failed emails that the filter shows are tried again', async () => {
  const failed = [emailLog(10482, { status: 'failed', error: 'Refused.' }), emailLog(10481, { status: 'not_sent' })];
  const tryEmailsAgain = vi.fn(() => ({ job: { id: idOf('jobs', 1) } }));
  const opened = await open(connection(failed), '/email-log?status=failed', { tryEmailsAgain });
  await opened.user.click(table().getByRole('checkbox', { name: 'Select all rows on this page' }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await opened.user.click(await bar.findByRole('button', { name: 'Try again' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Try again 2 email logs?' }));
  await opened.user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(tryEmailsAgain).toHaveBeenCalledTimes(1));
  expect(tryEmailsAgain).toHaveBeenCalledWith(
    { input: { ids: [idOf('email_logs', 10482), idOf('email_logs', 10481)] } },
    undefined,
    expect.anything(),
  );
});

test('ADM-09 Email log: list (recipient, createdAt descending), detail, Resend Email dialog: several recipients, add disabled while the address is invalid (required, email, ≤ 255), answers the email and its logs, ‘Email is resent.’', async () => {
  const logs = [emailLog(10482)];
  const email = () => emailOf(10482, logs);
  const resendEmail = vi.fn(() => {
    logs.push(emailLog(10483));
    return { email: email() };
  });
  const opened = await open(undefined, '/email-log?recipient=amelia', {
    emailLog: () => sentLog(10482, { email: email() }),
    emailBodyDownload: { path: 'downloads/emailBody?mac=1' },
    undeliverableAddresses: [],
    resendEmail,
  });
  const { user } = opened;
  expect(lastRows(opened)).toMatchObject({ recipient: 'amelia', order: [{ createdAt: 'DESC' }] });
  await user.click(table().getByRole('link', { name: /^Your booking BK-10482/ }));
  await screen.findByRole('heading', { level: 1, name: /^Your booking BK-10482/ });

  await user.click(screen.getByRole('button', { name: 'Resend Email' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Resend Email' }));
  const address = dialog.getByLabelText<HTMLInputElement>(/^Email/);
  const add = dialog.getByRole<HTMLButtonElement>('button', { name: 'Add' });
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await dialog.findByText('Recipients field is required');
  for (const [typed, refusal] of [
    ['ada', 'Email must be valid'],
    [`${'a'.repeat(244)}@customer.example`, 'Email field must have at most 255 characters'],
  ] as const) {
    await user.clear(address);
    await user.click(address);
    await user.paste(typed);
    await user.tab();
    dialog.getByText(refusal);
    expect(add.disabled).toBe(true);
  }
  for (const recipient of ['ada@customer.example', 'bob@customer.example']) {
    await user.clear(address);
    expect(add.disabled).toBe(true);
    await user.type(address, recipient);
    expect(add.disabled).toBe(false);
    await user.click(add);
  }
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(notices.get().at(-1)?.text).toBe('Email is resent.'));
  const sent = opened.requests.find(({ variables }) => 'input' in variables && 'to' in Object(variables.input));
  expect(sent?.variables).toEqual({
    input: { id: idOf('emails', 10482), to: ['ada@customer.example', 'bob@customer.example'] },
  });
  expect(resendEmail).toHaveBeenCalledTimes(1);
  const again = within(await screen.findByRole('table', { name: 'Also sent' }));
  expect(again.getAllByRole('link')).toHaveLength(1);
});
