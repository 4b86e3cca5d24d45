import { classLinks } from '@console/classes-contracts';
import { consequencesForSessions } from '@console/classes-web';
import { notices, unsaved } from '@console/platform';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf } from '../testing/classData.ts';
import { classWith, dialog, openClass, seat } from '../testing/openClass.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const id = idOf('training_classes', 'TC-20853');
const impactOfEdit = [
  { entity: 'trainer', target: null, reference: 'Trainer', title: 'Hannah Whitfield', consequence: 'teaches there' },
];
const aClass = (differences: object = {}) => classWith([seat(1)], { impactOfEdit, ...differences });

test('a class on site becomes virtual: it needs a platform, and the dialog says what changes', async () => {
  let saved = aClass();
  const { user, sent } = await openClass(() => saved, {
    updateTrainingDelivery: () => {
      saved = aClass({ deliveryFormat: 'virtual', deliveryPlatform: 'zoom', deliveryAddress: null, version: 2 });
      return { trainingClass: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit delivery' }));
  expect(screen.queryByText(/^This touches/)).toBeNull();
  await user.selectOptions(dialog().getByRole('combobox', { name: /^Delivery format/ }), 'Virtual');
  dialog().getByText('2 sessions still without a meeting link.');
  await dialog().findByText('This touches 1 trainer.');
  await user.click(dialog().getByRole('button', { name: 'Save delivery' }));
  await dialog().findByText('Delivery platform is required');
  await user.selectOptions(dialog().getByRole('combobox', { name: /^Delivery platform/ }), 'Zoom');
  await user.click(dialog().getByRole('button', { name: 'Save delivery' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('EditDeliveryDialogMutation')).toEqual([
    {
      input: { id, version: 1, deliveryFormat: 'virtual', deliveryPlatform: 'zoom', deliveryAddress: null },
    },
  ]);
  expect(notices.get()).toMatchObject([{ link: { label: 'Edit sessions', to: classLinks.editSessions(id) } }]);
});

test('a format that was passed on the way back changes nothing, and the draft of another one keeps the address', async () => {
  const { user, unmount } = await openClass(() => aClass());
  await user.click(screen.getByRole('button', { name: 'Edit delivery' }));
  const format = () => dialog().getByRole('combobox', { name: /^Delivery format/ });
  await user.selectOptions(format(), 'Virtual');
  expect(unsaved.any()).toBe(true);
  await user.selectOptions(format(), 'On site');
  expect(dialog().getByRole<HTMLInputElement>('textbox', { name: /^Address line 1/ }).value).toBe('4 Park Row');
  expect(unsaved.any()).toBe(false);

  await user.selectOptions(format(), 'Virtual');
  unmount();
  const again = await openClass(() => aClass());
  await again.user.click(screen.getByRole('button', { name: 'Edit delivery' }));
  await dialog().findByText(/^What you typed here before is back/);
  await again.user.selectOptions(format(), 'Other');
  expect(dialog().getByRole<HTMLInputElement>('textbox', { name: /^Address line 1/ }).value).toBe('4 Park Row');
});

test('links and venues that the new format does not use are counted', () => {
  const sessions = [{ venue: 'Room 4' }, { venue: 'Room 5', meetingLink: 'https://zoom.example/j/1' }, {}];
  const [onSite, teams, zoom] = [
    { deliveryFormat: 'on_site' },
    { deliveryFormat: 'virtual', deliveryPlatform: 'ms_teams' },
    { deliveryFormat: 'virtual', deliveryPlatform: 'zoom' },
  ];
  expect(consequencesForSessions(onSite, zoom, sessions)).toEqual([
    'The venue of 2 sessions is removed.',
    '2 sessions still without a meeting link.',
  ]);
  expect(consequencesForSessions(zoom, onSite, sessions)).toEqual(['The meeting link of 1 session is removed.']);
  expect(consequencesForSessions(zoom, teams, sessions)).toEqual([
    'The meeting link of 1 session is removed.',
    '3 sessions still without a meeting link.',
  ]);
  // A link of the form counts, but not the one that is removed.
  const edited = [{ meetingLink: 'https://teams.example/j/1' }, { meetingLink: 'https://zoom.example/j/1' }];
  expect(consequencesForSessions(zoom, teams, sessions, edited)).toEqual([
    'The meeting link of 1 session is removed.',
    '1 session still without a meeting link.',
  ]);
  expect(consequencesForSessions(zoom, zoom, sessions)).toEqual([]);
  expect(consequencesForSessions(onSite, onSite, sessions)).toEqual([]);
});
