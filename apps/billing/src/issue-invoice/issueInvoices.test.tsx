import { connection, idOf, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { invoice, pounds } from '../testing/billingData.ts';

const sums = { netPrice: pounds(3960), gross: pounds(4752), balanceDue: pounds(0) };
const drafts = [1, 2].map((number) => invoice(number, { status: 'draft', documentNumber: null }));
const job = {
  __typename: 'Job',
  ...{ id: idOf('jobs', 1), name: 'issueInvoices', version: 1, status: 'pending', done: 0, total: null },
  ...{ result: { changed: 0, refused: 0 }, message: null, endedAt: null, endsEarly: true },
};

function open(more: object = {}) {
  const page = { ...connection(drafts), totalCount: 2, filter: 'the-filter', sums };
  return renderScreen({
    ...{ remote, routes, at: '/invoice' },
    data: { invoices: page, latestJob: () => null, job: () => job, ...more },
  });
}

const day = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Document date/ });

test('selected drafts are issued on one day: today at first, and at most a year ahead', async () => {
  const issueInvoices = vi.fn((_args: object) => ({ job }));
  const { user } = await open({ issueInvoices });
  await user.click(screen.getAllByRole('checkbox')[0] ?? document.body);
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(await bar.findByRole('button', { name: 'Issue' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue 2 invoices?' }));
  expect(day().value).toBe('11 Nov 2026');
  await user.clear(day());
  await user.type(day(), '30/11/2030');
  await user.tab();
  await dialog.findByText(/11 Nov 2027/);
  await user.clear(day());
  await user.type(day(), '30/10/2026');
  await user.tab();
  await user.click(dialog.getByRole('button', { name: 'Issue' }));
  await screen.findByRole('progressbar', { name: 'Issuing invoices' });
  const input = { ids: drafts.map(({ id }) => id), documentDate: '2026-10-30' };
  expect(issueInvoices.mock.calls.map(([args]) => args)).toEqual([{ input }]);
});

test('before refused drafts are tried again, the day is asked for again', async () => {
  const ended = { ...job, status: 'completed', done: 2, total: 2, endedAt: new Date().toISOString() };
  const refusal = 'Nothing dated before 1 Nov 2026 can be issued, credited, voided or paid.';
  const refused = { record: drafts[1]?.id, name: 'INV-2', refusal };
  const frozen = { id: idOf('frozen_selections', 1), count: 1, frozenAt: '2026-11-16T14:02:00.000Z' };
  const issueInvoices = vi.fn((_args: object) => ({ job: { ...job, id: idOf('jobs', 2) } }));
  const { user } = await open({
    latestJob: () => ({ ...ended, result: { changed: 1, refused: 1 } }),
    job: ({ id }: { id: string }) => ({
      ...(id === job.id ? ended : { ...job, id }),
      refusals: { ...connection([refused]), totalCount: 1 },
    }),
    freezeSelection: () => ({ frozenSelection: frozen }),
    issueInvoices,
  });
  await user.click(await screen.findByRole('button', { name: 'Show why' }));
  const results = within(await screen.findByRole('dialog'));
  await results.findByText(refusal);
  await user.click(results.getByRole('button', { name: 'Try these again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue 1 invoice that was refused?' }));
  await user.click(dialog.getByRole('button', { name: 'Issue' }));
  await screen.findByRole('progressbar', { name: 'Issuing invoices' });
  const input = { frozen: frozen.id, documentDate: '2026-11-11' };
  expect(issueInvoices.mock.calls.map(([args]) => args)).toEqual([{ input }]);
});
