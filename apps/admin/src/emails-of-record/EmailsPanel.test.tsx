import { notices } from '@console/platform';
import { connection, everyRoute, idOf, renderPanel } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import slots from '../slots.ts';
import { emailLog, emailOf } from '../testing/adminData.ts';

const booking = idOf('bookings', 10482);
const [ada, bob] = ['ada@customer.example', 'bob@customer.example'];

const draft = {
  record: booking,
  templates: [{ id: idOf('email_templates', 1), name: 'Booking confirmation' }],
  groups: [
    { label: 'Booker', people: [{ name: 'Ada Byron', email: ada }] },
    { label: 'Biller', people: [{ name: 'Bob Hart', email: bob }] },
  ],
  isShared: false,
  files: [{ name: 'statement', label: 'Statement of account (PDF)' }],
};

const preview = {
  id: idOf('email_previews', 1),
  subject: 'Your booking BK-10482',
  path: 'downloads/emailPreview?mac=1',
  problems: [],
};

const blocked = {
  id: idOf('suppressed_addresses', 1),
  version: 1,
  address: ada,
  reason: '550 5.1.1 No such user',
  releasedAt: null,
};

function open(data: object = {}, fill = 'admin.emails-of-booking', props: Record<string, string> = { booking }) {
  return renderPanel({
    ...{ remote, slots, fill, props, host: everyRoute },
    data: {
      mailDraft: draft,
      emailLogs: { ...connection([emailLog(10482)]), totalCount: 1 },
      undeliverableAddresses: [],
      suppressedAddresses: connection([]),
      previewEmail: { emailPreview: preview },
      ...data,
    },
  });
}

const card = async () => within(await screen.findByRole('region', { name: /^Emails/ }));

async function openDialog(data: object = {}) {
  const opened = await open(data);
  await opened.user.click((await card()).getByRole('button', { name: 'Send email' }));
  await screen.findByRole('combobox', { name: /^Template/ });
  return { ...opened, dialog: within(screen.getByRole('dialog', { name: 'Send email' })) };
}

const recipients = () =>
  within(screen.getByRole('list', { name: 'Recipients' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the emails of a record are shown with recipients, time and status, each as a link', async () => {
  const { requests } = await open();
  const panel = await card();
  expect(requests[0]?.variables).toEqual({ record: booking });
  expect(panel.getByRole('link', { name: /^Your booking BK-10482/ }).getAttribute('href')).toMatch(/^\/email-log\//);
  panel.getByText('Sent');
  panel.getByText(/16 Nov 2026/);
});

test('a record with more emails leads to all of them in the log', async () => {
  await open({ emailLogs: { ...connection([emailLog(10482)]), totalCount: 1204 } });
  expect((await card()).getByRole('link', { name: 'View all 1,204' }).getAttribute('href')).toBe(
    `/email-log?${new URLSearchParams({ of: booking })}`,
  );
});

test('an undeliverable address of a contact is shown with the reason, and can be released', async () => {
  await open({ mailDraft: null, suppressedAddresses: connection([blocked]) }, 'admin.emails-of-contact', {
    contact: idOf('customer_contacts', 1),
  });
  const panel = await card();
  panel.getByText(/Nothing is sent to ada@customer.example.*550 5.1.1 No such user/);
  panel.getByRole('button', { name: `Release ${ada}` });
});

test('a contact has no emails of its own to write, and says when there are none', async () => {
  const contact = idOf('customer_contacts', 1);
  const none = { mailDraft: null, emailLogs: { ...connection([]), totalCount: 0 } };
  await open(none, 'admin.emails-of-contact', { contact });
  (await card()).getByText('No emails yet.');
  expect(screen.queryByRole('button', { name: 'Send email' })).toBeNull();
});

test('an email is sent: template, proposed and changed recipients, a file, and a preview with the record', async () => {
  const sendEmail = vi.fn(() => ({ email: emailOf(1, []) }));
  const previewEmail = vi.fn(() => ({ emailPreview: preview }));
  const { user, dialog } = await openDialog({ sendEmail, previewEmail });
  expect(recipients()).toEqual([ada]);
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Template/ }), 'Booking confirmation');
  const frame = await dialog.findByTitle('The email');
  expect(frame.getAttribute('sandbox')).toBe('');
  dialog.getByText('Your booking BK-10482');
  await user.click(dialog.getByRole('checkbox', { name: 'Biller (1)' }));
  expect(recipients()).toEqual([ada, bob]);
  await user.click(dialog.getByRole('checkbox', { name: 'Booker (1)' }));
  await user.type(dialog.getByLabelText(/^Email/), 'carol@customer.example{Enter}');
  await user.click(dialog.getByRole('checkbox', { name: 'Statement of account (PDF)' }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(notices.get().at(-1)?.text).toBe('The email is in the outbox.'));
  expect(screen.queryByRole('dialog')).toBeNull();
  const template = idOf('email_templates', 1);
  const input = { record: booking, template, to: [bob, 'carol@customer.example'], attachments: ['statement'] };
  expect(sendEmail).toHaveBeenCalledWith({ input }, undefined, expect.anything());
  expect(previewEmail).toHaveBeenCalledExactlyOnceWith(
    { input: { record: booking, template } },
    undefined,
    expect.anything(),
  );
});

test('a template and a recipient are needed', async () => {
  const { user, dialog } = await openDialog({ mailDraft: { ...draft, groups: [] } });
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await dialog.findByText('Template field is required');
  dialog.getByText('Recipients field is required');
});

test('people of several customers are told that each gets an email of their own', async () => {
  const { dialog } = await openDialog({ mailDraft: { ...draft, isShared: true } });
  dialog.getByText('Each gets an email of their own, without the other addresses.');
});

test('a template that cannot be filled in with the record says why', async () => {
  const problems = [{ sentence: 'Subject: The subject is empty with these values.' }];
  const previewEmail = { emailPreview: { ...preview, subject: null, path: null, problems } };
  const { user, dialog } = await openDialog({ previewEmail });
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Template/ }), 'Booking confirmation');
  await dialog.findByText('Subject: The subject is empty with these values.');
});

test('an address that takes no mail is shown with the reason, and can be released', async () => {
  const { dialog } = await openDialog({ undeliverableAddresses: [blocked] });
  await dialog.findByText(/Nothing is sent to ada@customer.example.*550 5.1.1 No such user/);
  dialog.getByRole('button', { name: `Release ${ada}` });
});
