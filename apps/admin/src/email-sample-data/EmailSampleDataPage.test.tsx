import { notices } from '@console/platform';
import { connection, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { sampleDataOf } from '../testing/adminData.ts';

/** @param booking what the server has; a write may change it. */
async function open(booking: () => object = () => sampleDataOf('booking', 1), more: object = {}) {
  const opened = await renderScreen({
    remote,
    routes,
    at: '/email-sample-data',
    data: { emailSampleData: () => connection([booking(), sampleDataOf('invoice', 2, { variables: [] })]), ...more },
  });
  const sent = () =>
    opened.requests.filter(({ operation }) => operation === 'SampleDataFormMutation').map(({ variables }) => variables);
  return { ...opened, sent };
}

const card = (name: string) => within(screen.getByRole('region', { name }));

test('ADM-08 the sample data of each kind of record stands beside its variables', async () => {
  const { user } = await open();
  const editor = await card('Values').findByRole('textbox');
  expect(editor.textContent).toContain('"reference": "BK-10482"');
  card('Variables').getByText('The price with VAT: £2,520.00');
  await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Invoice');
  expect(card('Variables').queryByText('The price with VAT: £2,520.00')).toBeNull();
});

test('ADM-08 the examples are replaced by own data, and used again later', async () => {
  let kept = sampleDataOf('booking', 1, { isExample: false, version: 4 });
  const { user, sent } = await open(() => kept, {
    updateEmailSampleData: () => {
      kept = sampleDataOf('booking', 1, { version: 5 });
      return { emailSampleData: kept };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Use the examples again' }));
  expect(sent()).toEqual([{ input: { id: idOf('email_sample_data', 1), version: 4, data: null } }]);
  await waitFor(() => expect(notices.get().at(-1)?.text).toBe('Saved successfully.'));
  // The examples are in use now, so there is nothing to go back to.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Use the examples again' })).toBeNull());
});

test('ADM-08 data that does not fit the variables stays in the editor, with the sentence of the server', async () => {
  const { user, sent } = await open(undefined, {
    updateEmailSampleData: () => {
      throw new Error('“gross” must be a whole number of pence.');
    },
  });
  await user.click(await card('Values').findByRole('textbox'));
  await user.paste('{ "gross": "much" }');
  await user.click(screen.getByRole('button', { name: 'Save sample data' }));
  await screen.findByText(/“gross” must be a whole number of pence/);
  expect(sent()).toHaveLength(1);
});
