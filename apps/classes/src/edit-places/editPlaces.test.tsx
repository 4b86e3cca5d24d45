import { notices } from '@console/platform';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf } from '../testing/classData.ts';
import { classWith, dialog, openClass, seat } from '../testing/openClass.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const id = idOf('training_classes', 'TC-20853');
const whyFewestPlaces = '9 seats are reserved. The class needs at least 9 places.';
const moved = [
  { entity: 'delegate', target: null, reference: 'Seat 12', title: 'Oliver Bamford', consequence: 'becomes seat 3' },
];
const aClass = (differences: object = {}) =>
  classWith([seat(1)], { maxAttendees: 12, fewestPlaces: 9, whyFewestPlaces, impactOfPlaces: moved, ...differences });

const field = () => dialog().getByRole('textbox', { name: /^Places/ });

test('places are changed, never below those in use, and the delegates who get another seat are listed', async () => {
  let saved = aClass();
  const { user, sent } = await openClass(() => saved, {
    updateTrainingPlaces: () => {
      saved = aClass({ maxAttendees: 10, seatsTotalCount: 10, version: 2 });
      return { trainingClass: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit places' }));
  await dialog().findByText(whyFewestPlaces);
  await user.clear(field());
  await user.type(field(), '8');
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  await user.clear(field());
  await user.type(field(), '10');
  await dialog().findByText('This touches 1 delegate.');
  await user.click(dialog().getByRole('button', { name: 'Save places' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('EditPlacesDialogMutation')).toEqual([{ input: { id, version: 1, maxAttendees: 10 } }]);
  expect(notices.get().map(({ text }) => text)).toContain('Saved successfully.');
});

test('the delegates are those for the typed number, and nothing is saved before they are shown', async () => {
  const answered = Promise.withResolvers<void>();
  const impactOfPlaces = async ({ maxAttendees }: { maxAttendees: number }) => {
    if (maxAttendees === 10) await answered.promise;
    return maxAttendees === 10 ? [...moved, { ...moved[0], reference: 'Seat 11', title: 'Maya Lindqvist' }] : moved;
  };
  const { user, sent } = await openClass(() => aClass({ impactOfPlaces }), {
    updateTrainingPlaces: () => ({ trainingClass: aClass({ version: 2 }) }),
  });
  await user.click(screen.getByRole('button', { name: 'Edit places' }));
  await user.clear(field());
  await user.type(field(), '11');
  await dialog().findByText('This touches 1 delegate.');
  await user.clear(field());
  await user.type(field(), '10');
  await dialog().findByText('Looking up what this touches…');
  expect(dialog().queryByText(/^This touches/)).toBeNull();
  await user.keyboard('{Control>}s{/Control}{Enter}');
  await user.click(dialog().getByRole('button', { name: 'Save places' }));
  expect(sent('EditPlacesDialogMutation')).toEqual([]);
  answered.resolve();
  await dialog().findByText('This touches 2 delegates.');
  expect(sent('usePlacesImpactQuery').map(({ maxAttendees }) => maxAttendees)).toEqual([12, 11, 10]);
  await user.click(dialog().getByRole('button', { name: 'Save places' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('somebody sold the last seats meanwhile: the message stands at the field', async () => {
  const message = '11 seats are reserved. The class needs at least 11 places.';
  const { user } = await openClass(() => aClass(), {
    updateTrainingPlaces: () => {
      throw Object.assign(new Error(message), {
        extensions: { status: 422, violations: [{ path: 'maxAttendees', message }] },
      });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit places' }));
  await user.clear(field());
  await user.type(field(), '10');
  await dialog().findByText('This touches 1 delegate.');
  await user.click(dialog().getByRole('button', { name: 'Save places' }));
  await dialog().findByText(message);
});

test('a canceled class keeps its places, and the button says why', async () => {
  await openClass(() => aClass({ status: 'canceled' }));
  expect(screen.getByRole('button', { name: 'Edit places' }).getAttribute('aria-disabled')).toBe('true');
});

test('the booking of a private class follows', async () => {
  const { user } = await openClass(() => aClass({ public: false }));
  await user.click(screen.getByRole('button', { name: 'Edit places' }));
  dialog().getByText('The booking of this private class holds all its places, so it follows.');
});
