import { changeTrainerInput } from '@console/classes-contracts';
import { emptyValues, useConsoleForm } from '@console/forms';
import { Picker } from '@console/pickers';
import { connection, idOf, renderPiece } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { classesOnSale } from './classes/classesOnSale.ts';
import { teachableCoursesOf } from './courses/teachableCourses.ts';
import { BrandPicker, CoursePicker, SubjectPicker, TrainerField, TrainerFilter, TrainerPicker } from './index.ts';
import { trainersOfCourse } from './trainers/trainersOfCourse.ts';

interface Asked {
  readonly first: number;
  readonly name?: string | null;
  readonly title?: string | null;
}

const asked: Asked[] = [];
const answering = (node: object) => (args: Asked) => {
  asked.push(args);
  return connection([node]);
};
const trainer = {
  __typename: 'Trainer',
  id: idOf('trainers', 1),
  contact: { id: idOf('people', 1), fullName: 'Rhys Morgan', email: 'rhys@training.example', user: null },
};
const imogen = {
  ...trainer,
  id: idOf('trainers', 2),
  contact: { ...trainer.contact, id: idOf('people', 2), fullName: 'Imogen Barraclough' },
};
const data = {
  trainers: answering(trainer),
  brands: answering({ __typename: 'Brand', id: idOf('brands', 1), name: 'Calder Safety' }),
  subjects: answering({ __typename: 'Subject', id: idOf('subjects', 1), title: 'First aid' }),
  courses: answering({ __typename: 'Course', id: idOf('courses', 1), title: 'First aid at work', reference: 'FAW' }),
};

type AnyPicker = ComponentType<{ value: string | null; onChange: () => void; 'aria-label': string }>;

test.each<[string, AnyPicker, number, string]>([
  ['a trainer, by avatar, full name and email', TrainerPicker, 500, 'RMRhys Morganrhys@training.example'],
  ['a brand', BrandPicker, 50, 'Calder Safety'],
  ['a subject', SubjectPicker, 500, 'First aid'],
  ['a course', CoursePicker, 500, 'First aid at workFAW'],
])('FRM-06 %s is found half a second after the last key', async (_, OnePicker, first, words) => {
  asked.length = 0;
  const { user } = await renderPiece(<OnePicker aria-label="Choice" value={null} onChange={() => undefined} />, {
    data,
  });
  await user.click(screen.getByRole('combobox'));
  const option = await screen.findByRole('option');
  expect(option.textContent).toBe(words);
  await user.keyboard('a');
  const typed = performance.now();
  await waitFor(() => expect(asked.length).toBe(2));
  expect(performance.now() - typed).toBeGreaterThan(350);
  expect(asked.map(({ first: size, name, title }) => [size, name ?? title ?? null])).toEqual([
    [first, null],
    [first, 'a'],
  ]);
});

const input = changeTrainerInput;
const saved = emptyValues(input);

function NewClass({ course }: { readonly course: string }) {
  const form = useConsoleForm({ name: 'class', input, saved, save: async () => null });
  return <TrainerField form={form} name="trainer" course={course} />;
}

test('after another course is chosen, its trainers are awaited and those of the course before are not offered', async () => {
  const [aid, safety] = [idOf('courses', 1), idOf('courses', 2)];
  const answered = Promise.withResolvers<void>();
  const trainers = async ({ course }: { course: string }) => {
    if (course === safety) await answered.promise;
    return connection(course === aid ? [trainer] : [imogen]);
  };
  const { user, show } = await renderPiece(<NewClass course={aid} />, { data: { trainers } });
  await user.click(screen.getByRole('combobox'));
  await screen.findByRole('option', { name: /Rhys Morgan/ });
  await user.keyboard('{Escape}');
  show(<NewClass course={safety} />);
  await user.click(screen.getByRole('combobox'));
  expect(screen.queryByRole('option', { name: /Rhys Morgan/ })).toBeNull();
  answered.resolve();
  await screen.findByRole('option', { name: /Imogen Barraclough/ });
  expect(screen.queryByRole('option', { name: /Rhys Morgan/ })).toBeNull();
});

const choice = { 'aria-label': 'Choice', value: null, onChange: () => undefined };

test.each([
  [
    'No coming public class matches. Classes that are private, postponed, canceled or over are not searched.',
    <Picker key="class" list={classesOnSale('2026-11-27T00:00:00.000Z')} {...choice} />,
  ],
  [
    'No active trainer who teaches this course matches.',
    <Picker key="trainer" list={trainersOfCourse(idOf('courses', 1))} {...choice} />,
  ],
  [
    'No published course matches that the trainer does not teach yet.',
    <Picker key="course" list={teachableCoursesOf(idOf('trainers', 1))} {...choice} />,
  ],
])('a picker that searches only some of the records says so: %s', async (words, picker) => {
  const nothing = () => connection([]);
  const none = { trainers: nothing, courses: nothing, trainingClasses: nothing };
  const { user } = await renderPiece(picker, { data: none });
  await user.click(screen.getByRole('combobox'));
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});

test("a trainer filter applies at once and shows the name from the page's query", async () => {
  const chosen: (readonly string[])[] = [];
  const filter = (selected: readonly string[], shown?: string) => (
    <TrainerFilter selected={selected} displayedValue={shown} onChange={(next) => chosen.push(next)} />
  );
  const { user, show } = await renderPiece(filter([]), { data });
  await user.click(screen.getByRole('button', { name: 'Trainer Any' }));
  await user.click(await screen.findByRole('option', { name: /Rhys Morgan/ }));
  expect(chosen).toEqual([[trainer.id]]);
  show(filter([trainer.id], 'Rhys Morgan'));
  screen.getByRole('button', { name: 'Trainer Rhys Morgan' });
});
