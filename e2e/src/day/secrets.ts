import { expect } from 'playwright/test';
import { saleSignals, users } from '../admin.ts';
import { pathOf } from '../pathOf.ts';
import { expectScreen } from '../screens.ts';
import { checkScreen, type Day, enter, main } from './Day.ts';

/** The administrator reads the users and a sale signal. */
export async function readAsAdministrator(day: Day): Promise<void> {
  const { server, token, colleague } = day;
  const actor = day.actor.on(colleague);
  const signal = (await saleSignals(server.url, await token('admin')))[0];
  const people = await users(server.url, await token('admin'));
  // Brings the tab to the front, because a tab in the background draws only once a second.
  await colleague.bringToFront();
  await colleague.goto('/training-class');
  await expectScreen(colleague, 'Classes');
  await enter(actor, 'User management');
  await expectScreen(colleague, 'User management');
  await expect(
    main(actor)
      .getByRole('link', { name: people[0]?.person.fullName ?? 'nobody' })
      .first(),
  ).toBeVisible();
  await enter(actor, 'Sale signals');
  await expectScreen(colleague, 'Sale signals');
  await actor.press(
    main(actor)
      .getByRole('link', { name: signal?.description ?? 'nothing' })
      .first(),
  );
  await expect(colleague).toHaveURL(pathOf(signal?.id ?? '', '/sale-signal'));
  await expect(main(actor)).toContainText(signal?.contact.fullName ?? 'nobody');
  await checkScreen({ actor, withAxe: day.withAxe });
}

/** The manager has no link to these screens. Their URLs show which roles may open them. */
export async function expectRefused(day: Day): Promise<void> {
  const { actor, server, token } = day;
  const signal = (await saleSignals(server.url, await token('admin')))[0];
  await actor.page.bringToFront();
  const sidebar = actor.page.getByRole('navigation', { name: 'Main' });
  await expect(sidebar.getByRole('link', { name: 'Bookings' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: /^(User management|Sale signals)$/ })).toHaveCount(0);
  for (const path of ['/user', pathOf(signal?.id ?? '', '/sale-signal')]) {
    await actor.page.goto(path);
    await expectScreen(actor.page, /^You do not have access to /);
    await checkScreen(day);
  }
}
