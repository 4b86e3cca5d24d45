import { notices } from '@console/platform';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf } from '../testing/classData.ts';
import { classWith, dialog, openClass, seat } from '../testing/openClass.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const brand = {
  __typename: 'Brand',
  id: idOf('brands', 'Northgate Digital'),
  name: 'Northgate Digital',
  primaryColor: '#1f6feb',
  iconUrl: null,
};
const id = idOf('training_classes', 'TC-20853');

test('the title and the order of a class are edited in place', async () => {
  let saved = classWith([seat(1)], { brand });
  const { user, sent } = await openClass(() => saved, {
    updateTrainingClass: () => {
      saved = classWith([seat(1)], { brand, title: 'Leading a new team', version: 2 });
      return { trainingClass: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit class' }));
  const title = dialog().getByRole('textbox', { name: /^Title/ });
  await user.clear(title);
  await user.click(dialog().getByRole('button', { name: 'Save class' }));
  await dialog().findByText('Title is required');
  await user.type(title, 'Leading a new team');
  await user.type(dialog().getByRole('textbox', { name: 'Customer’s order' }), 'CVH-88213');
  await user.click(dialog().getByRole('button', { name: 'Save class' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('useUpdateClassMutation')).toEqual([
    {
      input: {
        id,
        version: 1,
        title: 'Leading a new team',
        brand: brand.id,
        purchaseOrderReference: 'CVH-88213',
      },
    },
  ]);
  expect(notices.get().map(({ text }) => text)).toContain('Saved successfully.');
  await screen.findByRole('heading', { level: 1, name: /Leading a new team/ });
});

test('when the server refuses, the dialog keeps the typed text', async () => {
  const message = 'This brand no longer exists.';
  const { user } = await openClass(() => classWith([seat(1)], { brand }), {
    updateTrainingClass: () => {
      throw Object.assign(new Error(message), {
        extensions: { status: 422, violations: [{ path: 'brand', message }] },
      });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit class' }));
  await user.type(dialog().getByRole('textbox', { name: /^Title/ }), ' II');
  await user.click(dialog().getByRole('button', { name: 'Save class' }));
  await dialog().findByText(message);
  expect(dialog().getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('Leadership Essentials II');
});

test('a canceled class cannot be edited, and the button says why', async () => {
  await openClass(() => classWith([seat(1)], { brand, status: 'canceled' }));
  const button = screen.getByRole('button', { name: 'Edit class' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});
