import { type EmailLogStatus, emailLogStatuses } from '@console/admin-contracts';
import { ask, nodes } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { shortDate } from '../src/bookings.ts';
import { expect, test } from '../src/fixtures.ts';
import { expectScreen, watchOperation } from '../src/screens.ts';

interface Log {
  subject: string;
  to: string[];
  createdAt: string;
  status: EmailLogStatus;
}

test('O§7 both roles see the sent emails, the latest first, and can search them by recipient', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { emailLogs } = await ask<{ emailLogs: { edges: { node: Log }[] } }>(
    server.url,
    await token('manager'),
    '{ emailLogs(first: 500) { edges { node { subject to createdAt status } } } }',
  );
  const logs = nodes(emailLogs);
  const [latest] = logs;
  const asked = watchOperation(page, 'EmailLogListPageQuery');
  await signIn('manager', '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Email logs' }).click();
  await expectScreen(page, 'Email logs');
  expect(asked[0]).toMatchObject({ first: 10, order: [{ createdAt: 'DESC' }] });
  const rows = page.getByRole('table', { name: 'Email logs' }).locator('tbody tr');
  const subjects = rows.locator('td:nth-child(2)');
  await expect(subjects).toHaveText(logs.slice(0, 10).map(({ subject }) => subject));
  for (const words of [
    latest?.to.join(', '),
    `${shortDate(latest?.createdAt ?? '')} ${latest?.createdAt.slice(11, 16)}`,
    latest && emailLogStatuses.labels[latest.status],
  ])
    await expect(rows.first()).toContainText(words ?? '');
  await expectNoAxeFindings(page);

  const recipient = latest?.to[0] ?? '';
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(recipient.toUpperCase());
  await expect(page).toHaveURL(/\/email-log\?recipient=/);
  const found = logs.filter(({ to }) => to.includes(recipient));
  await expect(subjects).toHaveText(found.slice(0, 10).map(({ subject }) => subject));

  await page.goto('/email-log?status=failed');
  await expectScreen(page, 'Email logs');
  await expect(rows.first()).toContainText('Failed');
  await expect(page.getByRole('status').filter({ hasText: ' of ' })).toBeVisible();
  await page.goto('/email-log?recipient=nobody%40nowhere');
  await expect(page.getByText('No records.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(rows).toHaveCount(10);

  await signIn('admin', '/email-log');
  await expectScreen(page, 'Email logs');
});
