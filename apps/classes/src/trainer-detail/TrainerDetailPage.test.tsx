import { notices } from '@console/platform';
import { connection, expectImpossible, fact, idOf } from '@console/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dialog, hannah, openTrainer, taught } from '../testing/openTrainer.ts';

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
  screen.getByRole('button', { name: 'Status of Hannah Whitfield: Active' });
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
      throw Object.assign(new Error('Another trainer has this email.'), { extensions: { status: 422 } });
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

test('NAV-10 a trainer without courses and classes says so', async () => {
  await openTrainer(() => hannah({ trainerCourses: connection([]), location: null }));
  screen.getByText('No courses yet.');
  await screen.findByText('No coming classes.');
});

test('NAV-18 an id without a trainer shows the not-found page', async () => {
  await openTrainer(() => null);
  screen.getByText('This trainer was not found.');
});
