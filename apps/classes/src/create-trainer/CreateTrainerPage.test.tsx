import { notices } from '@console/platform';
import { connection, idOf, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { trainer } from '../testing/trainerData.ts';

async function open(createTrainer: () => object) {
  const data = { createTrainer, trainer: trainer(1), trainingClasses: connection([]) };
  const opened = await renderScreen({ remote, routes, at: '/trainer/create', data });
  const sent = () =>
    opened.requests
      .filter(({ operation }) => operation === 'CreateTrainerFormMutation')
      .map(({ variables }) => variables);
  const type = async (name: RegExp, words: string) => opened.user.type(screen.getByRole('textbox', { name }), words);
  const save = () => opened.user.click(screen.getByRole('button', { name: 'Create trainer' }));
  return { ...opened, sent, type, save };
}

test('CLS-11 a new trainer needs names and an email', async () => {
  const { sent, save } = await open(() => ({ trainer: trainer(1) }));
  await save();
  for (const message of ['Given name is required', 'Family name is required', 'Email is required']) {
    await screen.findByText(message);
  }
  expect(sent()).toEqual([]);
});

test('CLS-11 a created trainer gives the notice and the trainer’s screen', async () => {
  const { sent, type, save, address } = await open(() => ({ trainer: { __typename: 'Trainer', ...trainer(1) } }));
  await type(/^Given name/, 'Hannah');
  await type(/^Family name/, 'Whitfield');
  await type(/^Email/, 'hannah@whitfield.example');
  await save();
  await waitFor(() => expect(address()).toBe(`/trainer/${idOf('', 1).slice(1)}`));
  expect(notices.get().map(({ text }) => text)).toEqual(['Trainer saved successfully']);
  expect(sent()).toEqual([
    {
      input: {
        givenName: 'Hannah',
        familyName: 'Whitfield',
        email: 'hannah@whitfield.example',
        mobile: null,
        telephone: null,
        jobTitle: null,
        status: 'active',
        location: null,
      },
    },
  ]);
});
