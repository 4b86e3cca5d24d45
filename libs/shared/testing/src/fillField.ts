import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The control of a field with this label, with or without the mark of a required field. */
export function fieldNamed(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\W*$`), { selector: 'input, select, textarea' });
}

/** Fills a field as a person would: types, ticks, or selects the option with this label. */
export async function fillField(user: UserEvent, label: string, value: string): Promise<void> {
  const field = fieldNamed(label);
  if (field instanceof HTMLSelectElement) return user.selectOptions(field, value);
  if (field.type === 'checkbox') return user.click(field);
  await user.clear(field);
  if (value) await user.type(field, value);
  await user.tab();
}

/** Chooses a record in a picker, by the beginning of the option's text. */
export async function chooseRecord(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: new RegExp(`^${label}\\W*$`) }));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }));
}
