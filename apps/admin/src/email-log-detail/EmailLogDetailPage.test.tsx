import { notices } from '@console/platform';
import { connection, everyRoute, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { emailOf, recipient, sentLog } from '../testing/adminData.ts';

const link = { __typename: 'DownloadLink', path: 'downloads/emailBody?mac=1' };

function open(found: object | null, answers: object = {}) {
  return renderScreen({
    ...{ remote, routes, host: everyRoute },
    at: `/email-log/${idOf('', 10482).slice(1)}`,
    data: { emailLog: () => found, emailBodyDownload: link, undeliverableAddresses: [], ...answers },
  });
}

const card = (name: string) => within(screen.getByRole('region', { name }));

const said = (text: string) => waitFor(() => expect(notices.get().at(-1)?.text).toBe(text));

const ada = 'ada@customer.example';

const suppressed = {
  id: idOf('suppressed_addresses', 1),
  version: 1,
  address: ada,
  reason: '550 5.1.1 No such user',
};

test('ADM-09 the page shows the state of each recipient with the answer of the mail server, and each attempt', async () => {
  const refused = recipient(ada, { status: 'refused', answer: '550 5.1.1 No such user', suppressed });
  const attempts = [
    { number: 2, startedAt: '2026-11-16T09:14:00.000Z', answer: '550 5.1.1 No such user' },
    { number: 1, startedAt: '2026-11-16T09:12:00.000Z', answer: null },
  ];
  await open(
    sentLog(10482, {
      status: 'partial',
      error: `${ada}: 550 5.1.1 No such user`,
      recipients: connection([recipient('bob@customer.example'), refused]),
      attempts: { ...connection(attempts), totalCount: 2 },
    }),
  );
  screen.getByText('Partly sent');
  expect(screen.getByRole('alert').textContent).toContain('Not everybody got this email.');
  expect(screen.getByRole('link', { name: 'BK-10482' }).getAttribute('href')).toBe(
    `/booking/${idOf('', 10482).slice(1)}`,
  );
  const rows = card('Recipients').getAllByRole('row');
  expect(rows[1]?.textContent).toContain('bob@customer.exampleSent250 2.0.0 OK: queued16 Nov 2026 09:12');
  expect(rows[2]?.textContent).toContain(`${ada}Refused550 5.1.1 No such user`);
  card('Attempts').getByText('No answer.');
});

test('ADM-09 the email is shown as it was sent, in a sandbox on its own path', async () => {
  await open(sentLog(10482));
  const frame = await card('Email').findByTitle('The email as it was sent');
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.getAttribute('src')).toMatch(/\/downloads\/emailBody\?mac=1$/);
});

test('ADM-09 each file that went with the email can be downloaded as it was', async () => {
  const emailFileDownload = vi.fn(() => ({ __typename: 'DownloadLink', path: 'downloads/emailFile?mac=1' }));
  const files = [{ file: idOf('email_attachments', 1), name: 'INV-40187.pdf' }];
  const { user } = await open(sentLog(10482, { email: emailOf(10482, [], { files }) }), { emailFileDownload });
  await user.click(card('Email').getByRole('button', { name: 'Download INV-40187.pdf' }));
  await waitFor(() => expect(emailFileDownload).toHaveBeenCalledTimes(1));
  expect(emailFileDownload).toHaveBeenCalledWith(
    { input: { file: idOf('email_attachments', 1) } },
    undefined,
    expect.anything(),
  );
});

test('an email that signs somebody in cannot be read and not be resent', async () => {
  const emailBodyDownload = vi.fn(() => link);
  await open(sentLog(10482, { email: emailOf(10482, [], { isSecret: true }) }), { emailBodyDownload });
  card('Email').getByText(/nobody can read it here/);
  const resend = screen.getByRole('button', { name: 'Resend Email' });
  expect(resend.getAttribute('aria-disabled')).toBe('true');
  expect(emailBodyDownload).not.toHaveBeenCalled();
});

test('C§2 C§5 Resend Email: several recipients are added, each when it is valid, and the email is resent', async () => {
  const resendEmail = vi.fn(() => ({ email: emailOf(10482, []) }));
  const { user } = await open(sentLog(10482), { resendEmail });
  await user.click(screen.getByRole('button', { name: 'Resend Email' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Resend Email' }));
  const [input, add] = [
    dialog.getByLabelText(/^Email/),
    dialog.getByRole<HTMLButtonElement>('button', { name: 'Add' }),
  ];
  expect(add.disabled).toBe(true);
  await user.type(input, 'ada');
  expect(add.disabled).toBe(true);
  await user.tab();
  dialog.getByText('Email must be valid');
  await user.clear(input);
  await user.type(input, ada);
  expect(add.disabled).toBe(false);
  await user.click(add);
  await user.type(input, 'bob@customer.example{Enter}');
  // The same address again is not added twice.
  await user.type(input, 'BOB@customer.example{Enter}');
  const recipients = within(dialog.getByRole('list', { name: 'Recipients' }));
  expect(recipients.getAllByRole('listitem').map((item) => item.textContent)).toEqual([ada, 'bob@customer.example']);
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await said('Email is resent.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(resendEmail).toHaveBeenCalledWith(
    { input: { id: idOf('emails', 10482), to: [ada, 'bob@customer.example'] } },
    undefined,
    expect.anything(),
  );
});

test('C§5 Resend Email needs a recipient of at most 255 characters', async () => {
  const { user } = await open(sentLog(10482));
  await user.click(screen.getByRole('button', { name: 'Resend Email' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Resend Email' }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await dialog.findByText('Recipients field is required');
  await user.click(dialog.getByLabelText(/^Email/));
  await user.paste(`${'a'.repeat(244)}@customer.example`);
  await user.tab();
  dialog.getByText('Email field must have at most 255 characters');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true);
});

test('Resend Email also sends to the address that is typed and not added, and to none that is not valid', async () => {
  const resendEmail = vi.fn((_args: { input: { to: string[] } }) => ({ email: emailOf(10482, []) }));
  const { user } = await open(sentLog(10482), { resendEmail });
  await user.click(screen.getByRole('button', { name: 'Resend Email' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Resend Email' }));
  const input = dialog.getByLabelText(/^Email/);
  await user.type(input, `${ada}{Enter}bob`);
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await dialog.findByText('Email must be valid');
  expect(document.activeElement).toBe(input);
  expect(resendEmail).not.toHaveBeenCalled();
  await user.type(input, '@customer.example');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await said('Email is resent.');
  expect(resendEmail.mock.calls[0]?.[0].input.to).toEqual([ada, 'bob@customer.example']);
});

test('a failed email is tried again; one that everybody has is not', async () => {
  const tryEmailsAgain = vi.fn(() => ({ job: { id: idOf('jobs', 1) } }));
  const { user, unmount } = await open(sentLog(10482, { status: 'failed', error: 'Refused.' }), { tryEmailsAgain });
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Try again' }));
  await said('The email is queued again.');
  expect(tryEmailsAgain).toHaveBeenCalledWith(
    { input: { ids: [idOf('email_logs', 10482)] } },
    undefined,
    expect.anything(),
  );
  unmount();
  const sent = await open(sentLog(10482));
  await sent.user.click(screen.getByRole('button', { name: 'More actions' }));
  expect((await screen.findByRole('menuitem', { name: /Try again/ })).getAttribute('aria-disabled')).toBe('true');
});

test('an undeliverable address is released with a reason', async () => {
  const releaseAddress = vi.fn(() => ({
    suppressedAddress: { ...suppressed, releasedAt: '2026-11-27T09:00:00.000Z' },
  }));
  const recipients = connection([recipient(ada, { status: 'suppressed', answer: suppressed.reason, suppressed })]);
  const { user } = await open(sentLog(10482, { status: 'not_sent', error: 'No.', recipients }), { releaseAddress });
  card('Recipients').getByText('Undeliverable');
  await user.click(card('Undeliverable addresses').getByRole('button', { name: `Release ${ada}` }));
  const dialog = within(screen.getByRole('dialog', { name: `Release ${ada}?` }));
  await user.click(dialog.getByRole('button', { name: 'Release address' }));
  await dialog.findByText('Reason is required');
  await user.type(dialog.getByLabelText(/^Reason/), 'They have a new mailbox.');
  await user.click(dialog.getByRole('button', { name: 'Release address' }));
  await said(`Mail goes to ${ada} again.`);
  expect(releaseAddress).toHaveBeenCalledWith(
    { input: { id: suppressed.id, version: 1, reason: 'They have a new mailbox.' } },
    undefined,
    expect.anything(),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('NAV-18 an id without a log shows the not-found page', async () => {
  await open(null);
  screen.getByText('This email log was not found.');
});
