import { notices } from '@console/platform';
import { connection, expectImpossible, fact, idOf } from '@console/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dialog, hannah, openTrainer, taught } from '../testing/openTrainer.ts';
import { leadership, trainerCourse } from '../testing/trainerData.ts';

afterEach(() => {
  notices.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('CLS-11 a trainer shows contact, location, status, courses and classes', async () => {
  interface Bounds {
    readonly endsAt: readonly object[];
  }
  await openTrainer(() => hannah(), {
    // A running class is not past: the end of its last session counts.
    trainingClasses: ({ endsAt }: Bounds) =>
      endsAt.some((bound) => 'strictly_after' in bound)
        ? { ...connection([taught]), totalCount: 1061 }
        : connection([]),
  });
  screen.getByRole('heading', { level: 1, name: 'Hannah Whitfield' });
  expect(document.title).toBe('Hannah Whitfield');
  screen.getByText('hannah@whitfield.example');
  expect(fact('Mobile').textContent).toBe('07700 900123');
  screen.getByText('8 Valley Drive');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status of Hannah Whitfield' }).value).toBe('active');
  const courses = within(screen.getByRole('article', { name: 'Leadership Essentials' }));
  courses.getByRole('img', { name: 'Internal competency: 4 of 5' });
  courses.getByText('£450.00');
  await screen.findByRole('link', { name: /TC-20853/ });
  screen.getByText('The next 1 of 1,061');
  expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(
    `/training-class?view=table&period=custom&startDate=2026-12-14&endDate=2036-12-14&trainer=${idOf('', 1).slice(1)}`,
  );
  // The days off come before the links of the classes, by keyboard and on a phone.
  const addDays = screen.getByRole('button', { name: 'Add days' });
  const classes = screen.getByRole('table', { name: 'Coming classes' });
  expect(addDays.compareDocumentPosition(classes) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await screen.findByText('No past classes.');
  expect(screen.getByRole('link', { name: 'Add courses' }).getAttribute('href')).toBe(
    `/trainer/${idOf('', 1).slice(1)}/add-courses`,
  );
  expect(screen.getByRole('link', { name: 'New class' }).getAttribute('href')).toBe(
    `/training-class/create?trainer=${encodeURIComponent(idOf('trainers', 1))}`,
  );
});

test('when the classes fail to load, the screen says so in a sentence, and they are loaded again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const { user } = await openTrainer(() => hannah(), {
    trainingClasses: () => {
      if (broken) throw new Error('The database is away.');
      return connection([taught]);
    },
  });
  const failed = await screen.findByText('The classes could not be loaded.');
  expect(failed.closest('[role=alert]')?.textContent).not.toContain('database');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findAllByRole('link', { name: /TC-20853/ });
});

test('a trainer who may not teach gets no new class, and the button says why', async () => {
  const { user } = await openTrainer(() => hannah({ status: 'retired' }));
  expect(await expectImpossible(user, 'New class')).toBe('Hannah Whitfield is retired and cannot be chosen.');
});

test('CLS-11 the location is edited in place and sent alone: "Location successfully saved"', async () => {
  let saved = hannah();
  const { user, sent } = await openTrainer(() => saved, {
    updateTrainer: ({ input }: { input: { location: object } }) => {
      saved = hannah({ location: input.location, version: 2 });
      return { trainer: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit location' }));
  const city = screen.getByRole('textbox', { name: /^City/ });
  await user.clear(city);
  await user.type(city, 'Ripon{Enter}');
  await screen.findByText(/Ripon/);
  expect(notices.get().map(({ text }) => text)).toEqual(['Location successfully saved']);
  expect(sent('useUpdateTrainerMutation')).toMatchObject([
    { input: { id: idOf('trainers', 1), version: 1, location: { city: 'Ripon', postcode: 'HG2 0JB' } } },
  ]);
});

test('CLS-11 the contact is edited in a dialog, which shows a refused email', async () => {
  const { user } = await openTrainer(() => hannah(), {
    updateTrainer: () => {
      throw new Error('Another trainer has this email.');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit Hannah Whitfield' }));
  const email = dialog().getByRole('textbox', { name: /^Email/ });
  await user.clear(email);
  await user.type(email, 'rhys@morgan.example');
  await user.click(dialog().getByRole('button', { name: 'Save contact' }));
  await dialog().findByText('The contact was not saved.');
  expect((email as HTMLInputElement).value).toBe('rhys@morgan.example');
});

test('CLS-11 an absent location opens with empty fields at one press, and stays absent when that is canceled', async () => {
  const { user, sent } = await openTrainer(() => hannah({ location: null }));
  const edit = () => screen.getByRole('button', { name: 'Edit location' });
  await user.click(edit());
  const fields = within(screen.getByRole('form', { name: 'location' }));
  expect(document.activeElement).toBe(fields.getByRole('textbox', { name: /^Address line 1/ }));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(edit());
  await user.click(edit());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Address line 1 is required');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  edit();
  expect(sent('useUpdateTrainerMutation')).toEqual([]);
});

test('CLS-11 an absent location that is opened again has no messages', async () => {
  const { user } = await openTrainer(() => hannah({ location: null }));
  const edit = () => screen.getByRole('button', { name: 'Edit location' });
  const leave = [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: 'Cancel' })),
    async () => {
      await user.tab();
      await user.keyboard('{Escape}');
    },
  ];
  for (const close of leave) {
    await user.click(edit());
    await close();
    await user.click(edit());
    // Messages would appear after the rules are checked.
    await act(async () => {});
    expect(screen.queryByText(/is required$/)).toBeNull();
    await user.keyboard('{Escape}');
  }
});

test('a double click on the pencil leaves the focus in the first field', async () => {
  const { user } = await openTrainer(() => hannah({ location: null }));
  // Half a double click opens it; the other half is on the title, which takes no focus.
  await user.click(screen.getByRole('button', { name: 'Edit location' }));
  const first = screen.getByRole('textbox', { name: /^Address line 1/ });
  expect(fireEvent.mouseDown(screen.getByRole('heading', { name: 'Location' }), { detail: 2 })).toBe(false);
  expect(document.activeElement).toBe(first);
  // A later double click selects a word.
  expect(fireEvent.mouseDown(first, { detail: 2 })).toBe(true);
});

test('CLS-12 stars and day rate of a course are edited in place, by keyboard', async () => {
  let saved = trainerCourse(1);
  const { user, sent } = await openTrainer(() => hannah({ trainerCourses: connection([saved]) }), {
    updateTrainerCourse: () => {
      saved = trainerCourse(1, { competency: 5, rate: { amount: 50_000 }, version: 2 });
      return { trainerCourse: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit Leadership Essentials' }));
  const form = within(screen.getByRole('form', { name: 'Leadership Essentials' }));
  const stars = within(form.getByRole('radiogroup', { name: 'Internal competency' }));
  // The focus is on the present rating.
  await user.click(stars.getByRole('radio', { name: '5 stars' }));
  const rate = form.getByRole('textbox', { name: /^Day rate/ });
  await user.clear(rate);
  await user.type(rate, '-5{Enter}');
  await form.findByText('Day rate must be at least £0.00');
  await user.clear(rate);
  await user.type(rate, '500{Enter}');
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Leadership Essentials' })).toBeNull());
  expect(sent('TrainerSkillsMutation')).toEqual([
    {
      input: { id: idOf('trainer_courses', 1), version: 1, competency: 5, competencySelf: 3, rate: 50_000 },
    },
  ]);
  screen.getByRole('img', { name: 'Internal competency: 5 of 5' });
  expect(notices.get().map(({ text }) => text)).toEqual(['Course successfully saved']);
});

test('CLS-12 a rating can be removed, and escape keeps it', async () => {
  const { user, sent } = await openTrainer(() => hannah(), {
    updateTrainerCourse: () => ({ trainerCourse: trainerCourse(1, { competency: null, version: 2 }) }),
  });
  const edit = () => user.click(screen.getByRole('button', { name: 'Edit Leadership Essentials' }));
  await edit();
  const internal = () => within(screen.getByRole('radiogroup', { name: 'Internal competency' }));
  await user.click(internal().getByRole('button', { name: 'Clear' }));
  await user.keyboard('{Escape}');
  screen.getByRole('img', { name: 'Internal competency: 4 of 5' });
  await edit();
  await user.click(internal().getByRole('button', { name: 'Clear' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: /^Internal competency/ })).toBeNull());
  expect(sent('TrainerSkillsMutation')).toMatchObject([{ input: { competency: null } }]);
});

const toTeach = (number: number, course: string, differences: object = {}) => ({
  ...taught,
  id: idOf('training_classes', number),
  reference: `TC-2085${number}`,
  endsAt: '2026-12-15T16:30:00.000Z',
  courseVersion: { id: idOf('course_versions', number), course: { id: course } },
  ...differences,
});

test('CLS-11 a course is removed after the dialog has named the classes with it that stay', async () => {
  let saved = [trainerCourse(1)];
  const classesToTeach = [toTeach(1, leadership.id), toTeach(2, idOf('courses', 2))];
  const { user, sent } = await openTrainer(() => hannah({ trainerCourses: connection(saved), classesToTeach }), {
    deleteTrainerCourse: () => {
      saved = [];
      return { trainerCourse: { id: idOf('trainer_courses', 1) } };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Remove Leadership Essentials' }));
  screen.getByRole('heading', { name: 'Remove Leadership Essentials?' });
  dialog().getByText(/^Hannah Whitfield can no longer be given classes with this course/);
  await dialog().findByText(
    /^Hannah Whitfield keeps 1 class with it. A class that is confirmed later gets no purchase/,
  );
  expect(
    dialog()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^TC-20851/)]);
  await user.click(dialog().getByRole('button', { name: 'Keep' }));
  expect(sent('DeleteTrainerCourseDialogMutation')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove Leadership Essentials' }));
  await dialog().findByText(/keeps 1 class/);
  await user.dblClick(dialog().getByRole('button', { name: 'Remove course' }));
  await screen.findByText('No courses yet.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('DeleteTrainerCourseDialogMutation')).toEqual([
    { input: { id: idOf('trainer_courses', 1), version: 1 } },
  ]);
  expect(notices.get().map(({ text }) => text)).toEqual(['Course removed successfully']);
});

test('CLS-11 a course without coming classes is removed; a refusal says why it stays', async () => {
  const { user } = await openTrainer(
    () => hannah({ trainerCourses: connection([trainerCourse(1, { rate: null })]), classesToTeach: [] }),
    {
      deleteTrainerCourse: () => {
        throw new Error('Someone else changed this course meanwhile.');
      },
    },
  );
  await user.click(screen.getByRole('button', { name: 'Remove Leadership Essentials' }));
  const confirm = dialog().getByRole('button', { name: 'Remove course' });
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).not.toBe('true'));
  expect(dialog().queryByText(/keeps/)).toBeNull();
  await user.click(confirm);
  await dialog().findByText('Someone else changed this course meanwhile.');
  expect(screen.getByRole('article', { name: 'Leadership Essentials', hidden: true })).toBeTruthy();
});

test('NAV-10 a trainer without courses and classes says so', async () => {
  await openTrainer(() => hannah({ trainerCourses: connection([]), location: null }));
  screen.getByText('No courses yet.');
  await screen.findByText('No coming classes.');
});

test('NAV-18 an id without a trainer shows the not-found page', async () => {
  await openTrainer(() => null);
  screen.getByText('This trainer was not found.');
});
