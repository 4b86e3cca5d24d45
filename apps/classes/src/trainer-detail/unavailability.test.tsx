import { notices } from '@console/platform';
import { audited, connection, idOf } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, hannah, openTrainer, taught } from '../testing/openTrainer.ts';

const holiday = (differences: object = {}) => ({
  id: idOf('trainer_unavailabilities', 1),
  version: 1,
  fromDay: '2098-12-14T00:00:00.000Z',
  toDay: '2098-12-18T00:00:00.000Z',
  note: 'Holiday',
  clashes: [],
  trainer: hannah(),
  ...audited,
  ...differences,
});

const unavailable = () => within(screen.getByRole('region', { name: /^Unavailable/ }));

test('CLS-11 unavailable days are added: a last day before the first is refused', async () => {
  let periods: object[] = [];
  const now = () => hannah({ unavailabilities: connection(periods) });
  const { user, sent } = await openTrainer(now, {
    createTrainerUnavailability: () => {
      periods = [holiday()];
      return { trainerUnavailability: holiday({ trainer: now() }) };
    },
  });
  unavailable().getByText('No coming days are recorded.');
  await user.click(unavailable().getByRole('button', { name: 'Add days' }));
  await user.click(dialog().getByRole('button', { name: 'Add days' }));
  await dialog().findByText('From is required');
  await user.type(dialog().getByRole('combobox', { name: /^From/ }), '14/12/2098{Tab}');
  const last = dialog().getByRole<HTMLInputElement>('combobox', { name: /^To/ });
  // One day off is typed once.
  expect(last.value).toBe('14 Dec 2098');
  await user.clear(last);
  await user.type(last, '12/12/2098');
  await user.type(dialog().getByRole('textbox', { name: /^Reason/ }), 'Holiday');
  await user.click(dialog().getByRole('button', { name: 'Add days' }));
  await dialog().findByText('To must not be before From');
  await user.clear(last);
  await user.type(last, '18/12/2098');
  await user.click(dialog().getByRole('button', { name: 'Add days' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unavailable().getByRole('article', { name: '14 – 18 Dec 2098' });
  expect(sent('UnavailabilityDialogAddMutation')).toEqual([
    { input: { trainer: idOf('trainers', 1), fromDay: '2098-12-14', toDay: '2098-12-18', note: 'Holiday' } },
  ]);
  expect(notices.get().map(({ text }) => text)).toEqual(['Saved successfully.']);
});

test('CLS-11 unavailable days name the classes that the trainer has then, and are edited and deleted', async () => {
  let periods: object[] = [holiday({ clashes: [taught] })];
  const { user, sent } = await openTrainer(() => hannah({ unavailabilities: connection(periods) }), {
    updateTrainerUnavailability: () => {
      periods = [holiday({ toDay: '2098-12-16T00:00:00.000Z', version: 2 })];
      return { trainerUnavailability: holiday({ trainer: hannah({ unavailabilities: connection(periods) }) }) };
    },
    deleteTrainerUnavailability: () => {
      periods = [];
      return { trainerUnavailability: { id: idOf('trainer_unavailabilities', 1) } };
    },
  });
  unavailable().getByText('Hannah Whitfield has 1 class then');
  expect(
    unavailable()
      .getByRole('link', { name: /^TC-20853/ })
      .getAttribute('href'),
  ).toContain('/training-class/');
  await user.click(unavailable().getByRole('button', { name: 'Edit 14 – 18 Dec 2098' }));
  const last = dialog().getByRole('combobox', { name: /^To/ });
  await user.clear(last);
  await user.type(last, '16/12/2098');
  await user.click(dialog().getByRole('button', { name: 'Save days' }));
  await user.click(await screen.findByRole('button', { name: 'Delete 14 – 16 Dec 2098' }));
  await user.click(dialog().getByRole('button', { name: 'Delete days' }));
  await screen.findByText('No coming days are recorded.');
  expect(sent('UnavailabilityDialogEditMutation')).toMatchObject([{ input: { version: 1, toDay: '2098-12-16' } }]);
  expect(sent('DeleteUnavailabilityButtonMutation')).toEqual([
    { input: { id: idOf('trainer_unavailabilities', 1), version: 2 } },
  ]);
});

const onDays = (classesOnDays: (args: { fromDay: string; toDay: string }) => object[], differences: object = {}) =>
  Object.assign(hannah(differences), { classesOnDays });

test('CLS-11 the dialog names the classes of the typed days before they are saved', async () => {
  const asked: object[] = [];
  const { user, sent } = await openTrainer(() =>
    onDays((days) => {
      asked.push(days);
      return days.toDay.startsWith('2098-12-14') ? [{ ...taught, endsAt: '2098-12-15T16:30:00.000Z' }] : [];
    }),
  );
  await user.click(unavailable().getByRole('button', { name: 'Add days' }));
  await user.type(dialog().getByRole('combobox', { name: /^From/ }), '14/12/2098{Tab}');
  const last = dialog().getByRole('combobox', { name: /^To/ });
  await dialog().findByText('Hannah Whitfield has 1 class then.');
  const link = dialog().getByRole('link', { name: /^TC-20853/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    `/training-class/${taught.id.split('/').at(-1)}`,
    '_blank',
  ]);
  expect(sent('useClassesOnDaysQuery')).toEqual([
    { trainer: idOf('trainers', 1), fromDay: '2098-12-14T00:00:00.000Z', toDay: '2098-12-14T00:00:00.000Z' },
  ]);
  // Neither half a day, nor a day that does not exist, nor a last day before the first is asked for.
  await user.clear(last);
  expect(dialog().queryByText(/1 class then/)).toBeNull();
  await user.type(last, '12/12/2098');
  await user.clear(last);
  // A day that does not exist is refused, however it is typed.
  await user.type(last, '2099-02-31{Tab}');
  await dialog().findByText('To must be valid');
  await user.clear(last);
  await user.type(last, '18/12/2098');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(sent('useClassesOnDaysQuery').at(1)).toMatchObject({ toDay: '2098-12-18T00:00:00.000Z' });
  expect(dialog().queryByText(/1 class then/)).toBeNull();
});

test('CLS-11 the dialog that changes unavailable days names the classes of its days too', async () => {
  const { user } = await openTrainer(() =>
    onDays(() => [{ ...taught, endsAt: null }], { unavailabilities: connection([holiday()]) }),
  );
  await user.click(unavailable().getByRole('button', { name: 'Edit 14 – 18 Dec 2098' }));
  await dialog().findByText('Hannah Whitfield has 1 class then.');
});

test('CLS-11 past days open on request', async () => {
  const past = holiday({ fromDay: '2024-12-16T00:00:00.000Z', toDay: '2024-12-20T00:00:00.000Z' });
  const { user } = await openTrainer(() => hannah({ unavailabilities: connection([past]) }));
  unavailable().getByText('No coming days are recorded.');
  await user.click(unavailable().getByRole('button', { name: 'Show past days' }));
  unavailable().getByRole('article', { name: '16 – 20 Dec 2024' });
});
