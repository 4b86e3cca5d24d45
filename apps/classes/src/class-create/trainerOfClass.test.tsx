import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { connection, idOf } from '../testing/classData.ts';
import { classWith } from '../testing/openClass.ts';
import { course, customer, day, imogen, openClassCreate } from '../testing/openClassCreate.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a trainer with whom somebody came and who may not teach is refused before anything is saved', async () => {
  await openClassCreate({ trainer: imogen.id }, { trainer: { ...imogen, status: 'retired' } });
  await screen.findByText('Imogen Barraclough is retired and cannot be chosen.');
});

test('a trainer who does not teach the chosen course is refused before anything is saved', async () => {
  const { user } = await openClassCreate(
    { trainer: imogen.id },
    { trainer: { ...imogen, trainerCourses: connection([]) } },
  );
  const refusal = 'Imogen Barraclough does not teach this course.';
  expect(screen.queryByText(refusal)).toBeNull();
  await user.click(screen.getByRole('combobox', { name: /^Course/ }));
  await user.click(await screen.findByRole('option', { name: /Leadership Essentials/ }));
  await screen.findByText(refusal);
});

test('classes of the chosen trainer at the typed times are named, and the form can still be sent', async () => {
  const clash = {
    ...{ trainingClass: idOf('training_classes', 'TC-20111'), reference: 'TC-20111' },
    ...{ startsAt: '2026-11-16T12:00:00.000Z', endsAt: '2026-11-16T15:00:00.000Z' },
  };
  const { user, sent } = await openClassCreate(
    { trainer: imogen.id },
    { trainer: { ...imogen, clashes: [clash], unavailableDuring: [] } },
  );
  expect(sent('useTrainerClashesQuery')).toEqual([]);
  await user.type(day(1).getByRole('combobox', { name: /^Date/ }), '16 Nov 2026');
  await user.tab();
  await screen.findByText('Imogen Barraclough teaches other classes at these times.');
  screen.getByRole('link', { name: /^TC-20111/ });
  expect(sent('useTrainerClashesQuery')).toEqual([
    {
      ...{ trainer: imogen.id, ownClass: null },
      sessions: [{ startsAt: '2026-11-16T09:30:00.000Z', endsAt: '2026-11-16T16:30:00.000Z' }],
    },
  ]);
  expect(screen.getByRole('button', { name: 'Create class' }).getAttribute('aria-disabled')).toBeNull();
});

test('a trainer who is busy is told by the server, at the field', async () => {
  const message = 'Imogen Barraclough teaches TC-20811 on 19 Nov 2026.';
  const { user } = await openClassCreate(
    { course: course.id, customer: customer.id, trainer: imogen.id },
    {
      createTrainingClass: () => {
        throw Object.assign(new Error(message), {
          extensions: { status: 422, violations: [{ path: 'trainer', message }] },
        });
      },
    },
  );
  await waitFor(() => expect(screen.getAllByRole('group', { name: /^Day / })).toHaveLength(3));
  const [first] = screen.getAllByRole('combobox', { name: /^Date/ });
  if (!first) throw new Error('The first day has no date field.');
  await user.type(first, '19/11/2026');
  await user.tab();
  await user.click(screen.getByRole('combobox', { name: /^Brand/ }));
  await user.click(await screen.findByRole('option', { name: /Northgate Digital/ }));
  await user.type(screen.getByLabelText(/^Places/), '12');
  await user.selectOptions(screen.getByLabelText(/^Delivery format/), 'Training centre');
  await user.click(screen.getByRole('button', { name: 'Create class' }));
  await screen.findByText(message);
});

test('a trainer who is no longer active is not chosen again', async () => {
  const like = classWith([], {
    __typename: 'TrainingClass',
    maxAttendees: 12,
    trainer: { ...imogen, status: 'retired' },
    courseVersion: { id: idOf('course_versions', 'LEAD-1'), course },
  });
  await openClassCreate({ like: like.id }, { trainingClass: () => like });
  expect(screen.getByRole('combobox', { name: /^Trainer/ })).toHaveProperty('value', '');
});
