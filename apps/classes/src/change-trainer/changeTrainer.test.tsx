import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { connection, idOf, trainer } from '../testing/classData.ts';
import { classWith, dialog, openClass, seat } from '../testing/openClass.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const imogen = { __typename: 'Trainer', ...trainer('Imogen Barraclough') };
const order = {
  entity: 'purchase_order',
  target: null,
  reference: 'New purchase order',
  title: 'Imogen Barraclough Associates',
  consequence: 'is drafted for £1,350.00',
};
const id = idOf('training_classes', 'TC-20853');

test('a class is given to a trainer of its course after the dialog shows the impact', async () => {
  let saved = classWith([seat(1)], { impactOfTrainer: [order] });
  const { user, sent } = await openClass(() => saved, {
    trainers: connection([imogen]),
    updateTrainingClass: () => {
      saved = classWith([seat(1)], { trainer: imogen, version: 2 });
      return { trainingClass: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Change trainer' }));
  dialog().getByRole('heading', { name: 'Change trainer' });
  await user.click(dialog().getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /Imogen Barraclough/ }));
  expect(sent('courseTrainersSearchQuery')).toEqual([{ course: idOf('courses', 'TC-20853'), class: id, search: null }]);
  await dialog().findByText('This touches 1 purchase order.');
  dialog().getByText('is drafted for £1,350.00');
  await user.type(dialog().getByLabelText(/^Reason/), 'Hannah is ill.');
  await user.click(dialog().getByRole('button', { name: 'Save trainer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('useUpdateClassMutation')).toEqual([
    { input: { id, version: 1, trainer: imogen.id, reason: 'Hannah is ill.' } },
  ]);
  screen.getByText('Imogen Barraclough');
});

test('the impact is fetched again after a colleague has given the class to another trainer', async () => {
  let saved = classWith([seat(1)], { impactOfTrainer: [order] });
  const { user, sent, go, address } = await openClass(() => saved, { trainers: connection([imogen]) });
  await user.click(screen.getByRole('button', { name: 'Change trainer' }));
  await user.click(dialog().getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /Imogen Barraclough/ }));
  await dialog().findByText('This touches 1 purchase order.');
  const colleagues = { __typename: 'Trainer', ...trainer('Abena Illingworth') };
  const canceled = { ...order, reference: 'PO-30001', title: 'Abena Illingworth', consequence: 'is canceled' };
  saved = classWith([seat(1)], { trainer: colleagues, version: 2, impactOfTrainer: [canceled, order] });
  await go(address());
  await dialog().findByText('This touches 2 purchase orders.');
  expect(sent('useTrainerImpactQuery')).toHaveLength(2);
});

test('a class can lose its trainer, and a class without a trainer can get one', async () => {
  let saved = classWith([seat(1)], { impactOfTrainer: [] });
  const { user, sent } = await openClass(() => saved, {
    updateTrainingClass: () => {
      saved = classWith([seat(1)], { trainer: null, version: 2 });
      return { trainingClass: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Change trainer' }));
  await user.click(dialog().getByRole('button', { name: 'Clear' }));
  await user.click(dialog().getByRole('button', { name: 'Save trainer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('useUpdateClassMutation')).toEqual([{ input: { id, version: 1, trainer: null, reason: null } }]);
  await user.click(screen.getByRole('button', { name: 'Assign trainer' }));
  dialog().getByRole('heading', { name: 'Assign trainer' });
});

test('a trainer who teaches another class at that time has a label, and the field gives the reason before anything is saved', async () => {
  const reason = 'Imogen Barraclough teaches TC-20811 on 16 Nov 2026.';
  const busy = { trainer: imogen.id, reference: 'TC-20811', startsAt: '2026-11-16T09:30:00.000Z', reason };
  const free = { __typename: 'Trainer', ...trainer('Abena Illingworth') };
  const answered = classWith([seat(1)], { impactOfTrainer: [order], busyTrainers: [busy] });
  const { user, sent } = await openClass(() => answered, { trainers: connection([free, imogen]) });
  await user.click(screen.getByRole('button', { name: 'Change trainer' }));
  const picker = dialog().getByRole('combobox');
  await user.click(picker);
  const [first, second] = await screen.findAllByRole('option');
  expect(first?.textContent).toBe('AIAbena Illingworthillingworth@trainers.example');
  expect(second?.textContent).toBe(
    'IBImogen BarracloughTeaches TC-20811 on 16 Nov 2026 · barraclough@trainers.example',
  );
  await user.click(dialog().getByRole('option', { name: /Imogen Barraclough/ }));
  await dialog().findByText(reason);
  expect(picker.getAttribute('aria-invalid')).toBe('true');
  expect(dialog().queryByText(/^This touches/)).toBeNull();
  // The message stays when the person moves on in the dialog.
  await user.tab();
  await user.tab({ shift: true });
  dialog().getByText(reason);
  await user.click(picker);
  await user.click(await screen.findByRole('option', { name: /Abena Illingworth/ }));
  await dialog().findByText('This touches 1 purchase order.');
  expect(dialog().queryByText(reason)).toBeNull();
  expect(picker.getAttribute('aria-invalid')).toBeNull();
  expect(sent('useUpdateClassMutation')).toEqual([]);
});

test('a trainer who is unavailable at that time has a label, and the field gives the reason before anything is saved', async () => {
  const reason = 'Imogen Barraclough is unavailable from 16 Nov 2026 to 20 Nov 2026 (Holiday).';
  const [fromDay, toDay] = ['2026-11-16T00:00:00.000Z', '2026-11-20T00:00:00.000Z'];
  const away = { trainer: imogen.id, fromDay, toDay, note: 'Holiday', reason };
  const answered = classWith([seat(1)], { impactOfTrainer: [order], unavailableTrainers: [away] });
  const { user } = await openClass(() => answered, { trainers: connection([imogen]) });
  await user.click(screen.getByRole('button', { name: 'Change trainer' }));
  await user.click(dialog().getByRole('combobox'));
  const option = await screen.findByRole('option', { name: /Imogen Barraclough/ });
  expect(option.textContent).toContain('Unavailable 16 – 20 Nov 2026 · barraclough@trainers.example');
  await user.click(option);
  await dialog().findByText(reason);
  expect(dialog().queryByText(/^This touches/)).toBeNull();
});

test('when the server refuses a trainer, the field shows the reason and keeps the trainer', async () => {
  const message = 'Imogen Barraclough teaches TC-20811 on 16 Nov 2026.';
  const { user } = await openClass(() => classWith([seat(1)], { impactOfTrainer: [order] }), {
    trainers: connection([imogen]),
    updateTrainingClass: () => {
      throw Object.assign(new Error(message), {
        extensions: { status: 422, violations: [{ path: 'trainer', message }] },
      });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Change trainer' }));
  await user.click(dialog().getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /Imogen Barraclough/ }));
  await user.click(dialog().getByRole('button', { name: 'Save trainer' }));
  await dialog().findByText(message);
  expect(dialog().getByRole<HTMLInputElement>('combobox').value).toBe('Imogen Barraclough');
});
