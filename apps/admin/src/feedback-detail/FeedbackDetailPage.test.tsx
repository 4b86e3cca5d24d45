import { notices } from '@console/platform';
import { connection, everyRoute, fact, idOf, renderScreen } from '@console/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { saleSignal } from '../testing/adminData.ts';
import { feedback, quote } from '../testing/feedbackData.ts';

function open(found: object | null = feedback(1), more: object = {}) {
  return renderScreen({
    ...{ remote, routes, at: `/feedback/${idOf('', 1).slice(1)}`, host: everyRoute },
    data: { feedback: () => found, ...more },
  });
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const overview = (label: string) => fact(label, card('Overview'));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const button = (name: string) => card('Answers').getByRole('button', { name });

test('ADM-11 the detail shows who answered which questions about which class, with links to contact, class and booking', async () => {
  const { requests } = await open();
  expect(requests[0]?.variables).toEqual({ id: idOf('feedbacks', 1) });
  screen.getByRole('heading', { level: 1, name: 'Amelia Hughes' });
  expect(overview('Kind').textContent).toBe('Delegate, after the course');
  expect(overview('Created (UTC)').textContent).toBe('16 Nov 2026 09:12');
  expect(overview('Course').textContent).toBe('Leadership Essentials');
  const links = card('Overview')
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Amelia Hughes', `/customer-contact/${idOf('', 1).slice(1)}`],
    ['TC-20853', `/training-class/${idOf('', 1).slice(1)}`],
    ['BK-10482', `/booking/${idOf('', 1).slice(1)}`],
  ]);
  const answers = card('Answers');
  expect(fact('How was it?', answers).textContent).toBe('The course: Very goodThe trainer: Very good');
  expect(fact('What was most useful to you?', answers).textContent).toContain('It changed my week.');
  expect(fact('Which training would help you next?', answers).textContent).toBe('–');
  // Only what somebody wrote can be quoted.
  expect(answers.getAllByRole('button')).toHaveLength(2);
});

test('a person whose record was deleted has a name and no link, and the booking is a dash', async () => {
  await open(feedback(1, { attendee: null }));
  expect(overview('From').textContent).toBe('Amelia Hughes');
  expect(within(overview('From')).queryByRole('link')).toBeNull();
  expect(overview('Booking').textContent).toBe('–');
});

test('ADM-11 the sentiment is set in place: Feedback successfully saved', async () => {
  const sent: unknown[] = [];
  let now = feedback(1);
  const { user } = await open(now, {
    updateFeedback: ({ input }: { input: object }) => {
      sent.push(input);
      now = feedback(1, { ...input, version: 2 });
      return { feedback: now };
    },
  });
  const menu = card('Overview').getByRole('button', { name: 'Sentiment of Amelia Hughes: Undetermined' });
  menu.focus();
  await user.keyboard('{Enter}');
  screen.getByRole('menuitemradio', { name: 'Positive' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual([{ id: idOf('feedbacks', 1), version: 1, sentiment: 'positive' }]));
  await waitFor(() => expect(notices.get().map(({ text }) => text)).toEqual(['Feedback successfully saved']));
  expect(menu.textContent).toBe('Positive');
});

test('ADM-12 sentences of an answer are marked by keyboard and become a quote with the sentiment of the feedback', async () => {
  const sent: unknown[] = [];
  const { user } = await open(feedback(1, { sentiment: 'positive' }), {
    quoteAnswer: ({ input }: { input: object }) => {
      sent.push(input);
      return { customerQuote: quote(1, input) };
    },
  });
  button('Quote: What was most useful to you?').focus();
  await user.keyboard('{Enter}');
  const root = dialog('Quote sentences');
  const sentence = (name: string) => root.getByRole('checkbox', { name });
  await user.click(root.getByRole('button', { name: 'Save quote' }));
  await root.findByText('Quote field is required');
  expect(sent).toEqual([]);
  sentence('It changed my week.').focus();
  await user.keyboard(' {Tab} ');
  root.getByText('“It changed my week. The trainer knew our business!”');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      ...{ feedback: idOf('feedbacks', 1), questionId: 'most_useful', sentiment: 'positive' },
      text: 'It changed my week. The trainer knew our business!',
    },
  ]);
  expect(notices.get().map(({ text }) => text)).toEqual(['The quote is saved.']);
});

test('ADM-12 text that is selected in the answer marks its sentences', async () => {
  const { user } = await open();
  const selection = 'trainer knew our';
  vi.spyOn(document, 'getSelection').mockReturnValue({ toString: () => selection } as Selection);
  await user.click(button('Quote: What was most useful to you?'));
  const root = dialog('Quote sentences');
  const marked = root.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(marked).toEqual([false, true, false]);
  root.getByText('“The trainer knew our business!”');
});

test('a quote that the server refuses stays in its dialog, with the reason', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await open(feedback(1), {
    quoteAnswer: () => {
      throw new Error('The answer was corrected meanwhile.');
    },
  });
  await user.click(button('Quote: What was most useful to you?'));
  const root = dialog('Quote sentences');
  await user.click(root.getByRole('checkbox', { name: 'I use it daily.' }));
  await user.click(root.getByRole('button', { name: 'Save quote' }));
  await root.findByText('The answer was corrected meanwhile.');
  root.getByText('“I use it daily.”');
});

test('ADM-12 the quotes of a feedback are shown below its answers', async () => {
  await open(
    feedback(1, { quotes: connection([quote(1), quote(2, { text: 'I use it daily.', sentiment: 'mixed' })]) }),
  );
  const quotes = card('Quotes');
  for (const words of ['“It changed my week.”', '“I use it daily.”', 'Positive', 'Mixed']) quotes.getByText(words);
  expect(quotes.getAllByRole('button', { name: /^Copy the quote/ })).toHaveLength(2);
});

test('the sale signals that were found in a feedback are shown below its quotes', async () => {
  await open(feedback(1, { saleSignals: connection([saleSignal(7, { description: 'Wants a second cohort.' })]) }));
  const signals = within(screen.getByRole('region', { name: 'Sale signals' }));
  expect(signals.getByRole('link', { name: 'Wants a second cohort.' }).getAttribute('href')).toBe(
    `/sale-signal/${idOf('', 7).slice(1)}`,
  );
  cleanup();
  await open(feedback(1, { saleSignals: connection([]) }));
  expect(screen.queryByRole('region', { name: 'Sale signals' })).toBeNull();
});

test('ADM-04 a sale signal is recorded on an answer, and its notice leads to it', async () => {
  const sent: unknown[] = [];
  const { user, address } = await open(feedback(1), {
    createSaleSignal: ({ input }: { input: object }) => {
      sent.push(input);
      return { saleSignal: saleSignal(7) };
    },
    saleSignal: () => saleSignal(7),
  });
  await user.click(button('Record a sale signal: What was most useful to you?'));
  const root = dialog('Record a sale signal');
  root.getByText(/It changed my week\. The trainer knew our business! I use it daily\./);
  await user.click(root.getByRole('button', { name: 'Record sale signal' }));
  await root.findByText('Description field is required');
  await user.type(root.getByRole('textbox', { name: /^Description/ }), 'Wants a second cohort.');
  await user.selectOptions(root.getByRole('combobox', { name: /^Intent/ }), 'Expansion opportunity');
  await user.selectOptions(root.getByRole('combobox', { name: /^Priority/ }), 'High');
  await user.type(root.getByRole('textbox', { name: /^Confidence/ }), '80');
  const tags = root.getByRole('textbox', { name: 'Tags' });
  await user.type(tags, `leadership, ${'x'.repeat(61)}`);
  await root.findByText('A tag has at most 60 characters');
  await user.clear(tags);
  await user.type(tags, 'leadership,, spring cohort, leadership');
  await user.click(root.getByRole('button', { name: 'Record sale signal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([
    {
      ...{ feedback: idOf('feedbacks', 1), questionId: 'most_useful', description: 'Wants a second cohort.' },
      ...{
        intentType: 'expansion_opportunity',
        priority: 'high',
        confidence: 80,
        tags: ['leadership', 'spring cohort'],
      },
    },
  ]);
  const [recorded] = notices.get();
  expect(recorded?.text).toBe('The sale signal is recorded.');
  recorded?.action?.run();
  await waitFor(() => expect(address()).toBe(`/sale-signal/${idOf('', 7).slice(1)}`));
});

test('NAV-18 an id without a feedback shows the not-found page', async () => {
  await open(null);
  screen.getByText('This feedback was not found.');
});
