import { expect } from 'playwright/test';
import { pathOf, saleSignals, users } from '../admin.ts';
import { expectScreen } from '../screens.ts';
import { type Day, enter, look, main } from './Day.ts';

/** The administrator reads the users and a sale signal. */
export async function readAsAdministrator(day: Day): Promise<void> {
  const { server, token, colleague } = day;
  const hand = day.hand.on(colleague);
  const signal = (await saleSignals(server.url, await token('admin')))[0];
  const people = await users(server.url, await token('admin'));
  // A tab in the background draws only once a second.
  await colleague.bringToFront();
  await colleague.goto('/training-class');
  await expectScreen(colleague, 'Classes');
  await enter(hand, 'User management');
  await expectScreen(colleague, 'User management');
  await expect(
    main(hand)
      .getByRole('link', { name: people[0]?.person.fullName ?? 'nobody' })
      .first(),
  ).toBeVisible();
  await enter(hand, 'Sale signals');
  await expectScreen(colleague, 'Sale signals');
  await hand.press(
    main(hand)
      .getByRole('link', { name: signal?.description ?? 'nothing' })
      .first(),
  );
  await expect(colleague).toHaveURL(pathOf('/sale-signal', signal?.id ?? ''));
  await expect(main(hand)).toContainText(signal?.contact.fullName ?? 'nobody');
  await look({ hand, looks: day.looks });
}

/** The manager has no link to these screens, and their URLs say who may open them. */
export async function expectRefused(day: Day): Promise<void> {
  const { hand, server, token } = day;
  const signal = (await saleSignals(server.url, await token('admin')))[0];
  await hand.page.bringToFront();
  const sidebar = hand.page.getByRole('navigation', { name: 'Main' });
  await expect(sidebar.getByRole('link', { name: 'Bookings' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: /^(User management|Sale signals)$/ })).toHaveCount(0);
  for (const path of ['/user', pathOf('/sale-signal', signal?.id ?? '')]) {
    await hand.page.goto(path);
    await expectScreen(hand.page, /^You do not have access to /);
    await look(day);
  }
}
