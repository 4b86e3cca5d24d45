import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/**
 * Expects that an action of the record on screen is impossible: its button, or its item in the menu 'More actions', is
 * disabled, has the focus by keyboard, gives the reason, and opens no dialog.
 *
 * @param label the label of the action: 'Confirm'.
 * @returns the reason, as a screen reader reads it.
 */
export async function expectImpossible(user: UserEvent, label: string): Promise<string> {
  if (!screen.queryByRole('button', { name: label })) {
    await user.click(screen.getByRole('button', { name: 'More actions' }));
  }
  const role = screen.queryByRole('menu') ? 'menuitem' : 'button';
  const action = screen.getByRole(role, { name: label, description: /./ });
  expect(action.getAttribute('aria-disabled')).toBe('true');
  action.focus();
  expect(document.activeElement).toBe(action);
  await user.keyboard('{Enter}');
  await user.click(action);
  expect(screen.queryByRole('dialog')).toBeNull();
  return document.getElementById(action.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}
