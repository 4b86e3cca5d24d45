import { expect } from 'playwright/test';
import { expectState } from '../classMoves.ts';
import { checkScreen, dialog, main } from '../day/Day.ts';
import { expectScreen, notice } from '../screens.ts';
import { type ManagerBooking, privateItem } from './booking.ts';
import { course, type ManagerDay } from './ManagerDay.ts';

/** Requests other dates for the private course (BKG-12). */
export async function requestChange(day: ManagerDay): Promise<void> {
  const { actor } = day;
  await actor.choose(privateItem(day).getByRole('button', { name: /^Actions of/ }), 'Request a change');
  await expectScreen(actor.page, 'Request a change');
  await actor.select(main(actor).getByRole('combobox', { name: /^What changes/ }), 'Other dates');
  await actor.type(main(actor).getByRole('combobox', { name: /^First day/ }), course.otherDay);
  await expect(main(actor).getByRole('textbox', { name: /^Subject/ })).toHaveValue(/14 Jun 2038/);
  await checkScreen(day);
  await actor.press(main(actor).getByRole('button', { name: 'Request change' }));
  await expect(main(actor).getByRole('table', { name: 'The change' })).toContainText('14 Jun 2038');
}

/** Approves and implements the request, and returns to its booking, which has the other dates. */
export async function implementChange(day: ManagerDay, { reference }: ManagerBooking): Promise<void> {
  const { actor, title } = day;
  const touched = main(actor).getByRole('group', { name: 'What this touches' });
  for (const words of [reference, 'Alan Blumlein', 'Hertha Ayrton']) await expect(touched).toContainText(words);
  await actor.press(main(actor).getByRole('button', { name: 'Approve' }));
  await expect(notice(actor.page, /^CR-\d+ is approved\.$/)).toBeVisible();
  await checkScreen(day);
  await actor.press(main(actor).getByRole('button', { name: 'Implement' }));
  await expect(dialog(actor).getByRole('heading', { name: /^Implement CR-\d+\?$/ })).toBeVisible();
  await checkScreen(day);
  await actor.press(dialog(actor).getByRole('button', { name: 'Implement' }));
  await expect(notice(actor.page, 'Change Request has been implemented')).toBeVisible();
  await expectState(actor.page, 'Implemented');
  await actor.press(
    main(actor)
      .getByRole('link', { name: new RegExp(reference) })
      .first(),
  );
  await expectScreen(actor.page, title);
  await expect(privateItem(day)).toContainText('14 Jun 2038, 09:30–16:30');
  await expect(privateItem(day)).toContainText('15 Jun 2038, 09:30–16:30');
  await expect(main(actor).getByRole('region', { name: /^Change requests/ })).toContainText('Implemented');
}
