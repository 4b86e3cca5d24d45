import { expect } from 'playwright/test';
import type { Actor } from '../Actor.ts';
import { checkScreen, main } from '../day/Day.ts';
import { soon } from '../live.ts';
import { expectScreen } from '../screens.ts';
import { type ManagerBooking, privateItem } from './booking.ts';
import { course, type ManagerDay } from './ManagerDay.ts';

const subject = (title: string) => `Parking for ${title}`;
const answer = 'Three places are kept for you.';

const entries = (actor: Actor) => main(actor).getByRole('list', { name: 'Conversation' }).getByRole('listitem');
const body = (actor: Actor, name: RegExp) => main(actor).getByRole('textbox', { name });

/** Opens a ticket about the private course (BKG-08). */
export async function openTicket(day: ManagerDay): Promise<void> {
  const { actor, title } = day;
  await actor.choose(privateItem(day).getByRole('button', { name: /^Actions of/ }), 'Create ticket');
  await expectScreen(actor.page, 'Create ticket');
  await expect(main(actor).getByRole('combobox', { name: /^Item/ })).toContainText(course.title);
  await actor.type(body(actor, /^Subject/), subject(title));
  await actor.write(body(actor, /^Body/), 'How many cars can we bring?');
  await checkScreen(day);
  await actor.press(main(actor).getByRole('button', { name: 'Create ticket' }));
  await expectScreen(actor.page, subject(title));
  await checkScreen(day);
}

/** A second manager finds the ticket in the list, answers it and starts work. The first one sees both at once (BKG-13). */
export async function answerTicket(day: ManagerDay): Promise<void> {
  const { actor, colleague, title } = day;
  const second = actor.on(colleague);
  // Brings the tab to the front, because a tab in the background draws only once a second.
  await colleague.bringToFront();
  const row = main(second)
    .getByRole('row')
    .filter({ hasText: subject(title) });
  await expect(row).toBeVisible(soon);
  await second.press(row.getByRole('link', { name: /^TK-\d+$/ }));
  await expectScreen(colleague, subject(title));
  await second.write(body(second, /^Post/), answer);
  await second.press(main(second).getByRole('button', { name: 'Post', exact: true }));
  await expect(entries(second).last()).toContainText(answer);
  await second.press(main(second).getByRole('button', { name: 'Start work' }));
  await expect(entries(second).last()).toContainText(/Grace Okafor changed the status\s*Open→In progress/);
  await actor.page.bringToFront();
  await expect(entries(actor).filter({ hasText: answer })).toBeVisible(soon);
  await expect(main(actor).getByRole('button', { name: 'Close ticket' })).toBeVisible(soon);
}

/** Closes the ticket, and returns to its booking, which shows it. */
export async function closeTicket(day: ManagerDay, { reference }: ManagerBooking): Promise<void> {
  const { actor, title } = day;
  await actor.press(main(actor).getByRole('button', { name: 'Close ticket' }));
  await expect(main(actor).getByRole('button', { name: 'Reopen ticket' })).toBeVisible();
  await expect(body(actor, /^Post/)).toHaveCount(0);
  await checkScreen(day);
  await actor.press(
    main(actor)
      .getByRole('region', { name: 'Details' })
      .getByRole('link', { name: new RegExp(reference) }),
  );
  await expectScreen(actor.page, title);
  const card = main(actor).getByRole('region', { name: 'Tickets' });
  await expect(card).toContainText(subject(title));
  await expect(card).toContainText('Closed');
}
