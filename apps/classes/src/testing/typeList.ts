import { screen } from '@testing-library/react';
import { attendee, classWith, dialog, openClass, seat } from './openClass.ts';

export const oliver = attendee('Oliver', 'Bamford');
/** The list that is typed. */
export const text = 'Maya Okafor maya@hallam.example\n, Nobody, n@hallam.example';
export const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** A line of the preview. `differences` replace its fields. */
export function line(number: number, differences: object) {
  const none = { shared: false, reason: null, note: null, seatNumber: null, familyName: '', email: '', text: '' };
  return { line: number, ...none, givenName: 'Maya', outcome: 'created', ...differences };
}

export const maya = line(1, { familyName: 'Okafor', email: 'maya@hallam.example', seatNumber: 4 });
export const nobody = line(2, {
  givenName: '',
  familyName: 'Nobody',
  text: ', Nobody, n@hallam.example',
  outcome: 'nameless',
  reason: 'This line has no given name.',
});

/** The preview of a list. */
export const plan = (refusal: string | null, lines: readonly object[]) => ({ available: 2, refusal, lines });

/** Opens the class, and types the list into the dialog. */
export async function typeList(answers: object) {
  const opened = await openClass(() => classWith([seat(3, oliver), seat(4), seat(5)]), answers);
  await opened.user.click(await button('Import delegates'));
  const list = dialog().getByRole('textbox', { name: /^Delegates/ });
  await opened.user.click(list);
  await opened.user.paste(text);
  return opened;
}
