import { notices } from '@console/platform';
import { connection, everyRoute, idOf, lastRows, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { leadership, quote } from '../testing/feedbackData.ts';

/** Opens the list of quotes, two of them unless others are given. */
function open(more: object = {}, at = '/customer-quote', quotes: () => readonly object[] = () => [quote(1), byNobody]) {
  const customerQuotes = (args: object) =>
    Object.keys(args).length === 0 ? { totalCount: 12 } : { ...connection([...quotes()]), totalCount: quotes().length };
  return renderScreen({
    ...{ remote, routes, at, host: everyRoute },
    data: { customerQuotes, trainingClass: leadership, ...more },
  });
}

/** Its contact was deleted. */
const byNobody = quote(2, { contact: null, personName: 'Ruth Hallam', sentiment: 'mixed', text: 'A good group.' });

const row = (text: string) => within(screen.getByRole('row', { name: new RegExp(text) }));

test('ADM-12 quotes are listed with text, contact, class and sentiment; a deleted contact is a dash', async () => {
  const opened = await open();
  expect(lastRows(opened)).toMatchObject({
    ...{ first: 10, order: [{ createdAt: 'DESC' }], sentiment: null, trainingClass: null },
  });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['', 'Text', 'Contact', 'Class', 'Sentiment', 'Created', 'Actions']);
  const first = row('It changed my week');
  const links = first.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['It changed my week.', `/feedback/${idOf('', 1).slice(1)}`],
    ['Amelia Hughes', `/customer-contact/${idOf('', 1).slice(1)}`],
    ['TC-20853', `/training-class/${idOf('', 1).slice(1)}`],
  ]);
  expect(first.getByText('Positive').querySelector('svg')).not.toBeNull();
  expect(row('A good group').getAllByRole('cell')[2]?.textContent).toBe('–');
});

test('ADM-12 quotes are filtered by sentiment and class; the URL holds the filters', async () => {
  const opened = await open({}, `/customer-quote?sentiment=positive&class=${idOf('', 1).slice(1)}`);
  expect(lastRows(opened)).toMatchObject({ sentiment: ['positive'], trainingClass: leadership.id });
  await opened.user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ sentiment: null, trainingClass: null }));
});

test('ADM-12 a quote is copied with its attribution', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Copy the quote of Amelia Hughes' }));
  await screen.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe(
    '“It changed my week.” — Amelia Hughes, Leadership Essentials, November 2026',
  );
});

test('ADM-12 the sentiment of a quote is set from its menu, by keyboard', async () => {
  const sent: unknown[] = [];
  const { user } = await open({
    updateCustomerQuote: ({ input }: { input: object }) => {
      sent.push(input);
      return { customerQuote: quote(1, { version: 2, ...input }) };
    },
  });
  screen.getByRole('button', { name: 'Actions for the quote of Amelia Hughes' }).focus();
  await user.keyboard('{Enter}');
  const menu = within(await screen.findByRole('menu'));
  menu.getByRole('menuitemradio', { name: 'Mixed' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => row('It changed my week').getByText('Mixed'));
  await waitFor(() => expect(sent).toEqual([{ id: quote(1).id, version: 1, sentiment: 'mixed' }]));
  await waitFor(() => expect(notices.get().map(({ text }) => text)).toEqual(['The quote is saved.']));
});

test('ADM-12 a quote is deleted after a question, and leaves the list', async () => {
  let quotes: readonly object[] = [quote(1), byNobody];
  const { user } = await open(
    {
      deleteCustomerQuote: ({ input }: { input: { id: string } }) => {
        quotes = [byNobody];
        return { customerQuote: { id: input.id } };
      },
    },
    undefined,
    () => quotes,
  );
  await user.click(screen.getByRole('button', { name: 'Actions for the quote of Amelia Hughes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete quote' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the quote of Amelia Hughes?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete quote' }));
  await waitFor(() => expect(screen.queryByText('It changed my week.')).toBeNull());
  await screen.findByText('A good group.');
  expect(notices.get().map(({ text }) => text)).toEqual(['The quote is deleted.']);
});
