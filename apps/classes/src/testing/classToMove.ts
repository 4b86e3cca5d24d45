import { screen, within } from '@testing-library/react';
import { idOf } from './classData.ts';
import { attendee, classWith, dialog, type openClass, seat } from './openClass.ts';

/** What a move of the class touches. */
export const impacts = [
  { entity: 'delegate', target: null, reference: 'Seat 4', title: 'Oliver Bamford', consequence: 'loses the seat' },
  { entity: 'trainer', target: null, reference: 'Trainer', title: 'Hannah Whitfield', consequence: 'is free' },
  {
    entity: 'booking',
    target: idOf('bookings', 'BK-1'),
    reference: 'BK-10482',
    title: 'Hallam Engineering plc',
    consequence: 'loses 2 seats and is canceled',
  },
];
/** TC-20853 with one delegate in this state. Its moves touch these records. */
export const classToMove = (status: string, differences: object = {}) =>
  classWith([seat(4, attendee('Oliver', 'Bamford'))], { status, impactOf: impacts, ...differences });
export const id = idOf('training_classes', 'TC-20853');
/** What a move of the class sends, without its reason. */
export const input = { id, version: 1 };

type User = Awaited<ReturnType<typeof openClass>>['user'];
export const reason = 'The trainer is ill.';
export const giveReason = (user: User) => user.type(dialog().getByRole('textbox', { name: /^Reason/ }), reason);

/** Opens the menu of the further actions. */
export async function menu(user: User): Promise<HTMLElement[]> {
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  return within(screen.getByRole('menu')).getAllByRole('menuitem');
}

/** Chooses a move from that menu. */
export async function choose(user: User, name: string): Promise<void> {
  const item = (await menu(user)).find(({ textContent }) => textContent === name);
  if (!item) throw new Error(`The menu has no ${name}.`);
  await user.click(item);
}
