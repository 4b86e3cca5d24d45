import type { Locator, Page } from 'playwright';
import { expectNoAxeFindings } from '../src/axe.ts';
import { dayHeading, firstThat, monthWith, type Session, sessionsOfThisWeek, timeRange } from '../src/classes.ts';
import { expect, test } from '../src/fixtures.ts';
import { expectScreen, watchOperation } from '../src/screens.ts';

/** The card of a session on the schedule. */
function cardOf(page: Page, { startsAt, trainingClass }: Session): Locator {
  return page
    .getByRole('region', { name: dayHeading(startsAt) })
    .getByRole('article')
    .filter({ hasText: trainingClass.reference });
}

test('CLS-01 the schedule shows this week’s sessions under their days, three cards a row, and the table its classes', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const sessions = await sessionsOfThisWeek(server.url, await token('manager'));
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  for (const day of new Set(sessions.map(({ startsAt }) => dayHeading(startsAt)))) {
    const ofDay = sessions.filter(({ startsAt }) => dayHeading(startsAt) === day);
    await expect(page.getByRole('region', { name: day }).getByRole('article')).toHaveCount(ofDay.length);
  }
  await expect(page.getByText(`${sessions.length} sessions · times in UTC`)).toBeVisible();

  const first = firstThat(sessions, () => true, 'session');
  const card = cardOf(page, first);
  await expect(card).toContainText(`${first.seatsReservedCount}/${first.seatsTotalCount}`);
  await expect(card).toContainText(`Day ${first.dayNumber} of ${first.dayCount}`);
  await expect(card).toContainText(timeRange(first.startsAt, first.endsAt));
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt(first.trainingClass.brand.primaryColor.slice(at, at + 2), 16),
  );
  await expect(card).toHaveCSS('border-left-color', `rgb(${red}, ${green}, ${blue})`);
  await expect(card).toHaveCSS('border-left-width', '4px');

  const busy = firstThat(
    sessions,
    ({ startsAt }) => sessions.filter((other) => dayHeading(other.startsAt) === dayHeading(startsAt)).length > 3,
    'day of more than three sessions',
  );
  const boxes = await page
    .getByRole('region', { name: dayHeading(busy.startsAt) })
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.slice(0, 4).map((one) => ({
        top: Math.round(one.getBoundingClientRect().top),
        width: Math.round(one.getBoundingClientRect().width),
      })),
    );
  expect(new Set(boxes.slice(0, 3).map(({ top }) => top)).size).toBe(1);
  expect(boxes[3]?.top).toBeGreaterThan(boxes[0]?.top ?? 0);
  expect(new Set(boxes.map(({ width }) => width)).size).toBe(1);

  await page.getByText('Table', { exact: true }).click();
  await expect(page).toHaveURL('/training-class?view=table');
  await expect(page.getByRole('table', { name: 'Classes' }).getByRole('row').nth(1)).toContainText(/TC-\d+/);
  await expectNoAxeFindings(page);
});

test('CLS-01 CLS-02 the start screen opens at today, and Today moves there, also on a phone', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await signIn('manager', '/');
  await expectScreen(page, 'Classes');
  const today = page.getByRole('heading', { name: dayHeading(new Date().toISOString()) });
  await expect(today).toBeInViewport();
  const top = async () => Math.round((await today.boundingBox())?.y ?? 0);
  const opened = await top();
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(today).toBeInViewport();
  await expect.poll(top).toBeLessThanOrEqual(opened);
});

test('the schedule is accessible in both themes', async ({ page, signIn }) => {
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  await expectNoAxeFindings(page);
});

test('CLS-02 the filter offers units, types, status, trainer and brand, and the URL holds it', async ({
  page,
  signIn,
}) => {
  const asked = watchOperation(page, 'ClassListPageQuery');
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  const period = page.getByRole('button', { name: /^Period/ });
  await period.click();
  await expect(page.getByRole('option')).toHaveText(['Custom', 'Month', 'Week', 'Day']);
  await page.keyboard.press('Escape');
  const type = page.getByRole('button', { name: /^Type/ });
  await type.click();
  await expect(page.getByRole('option')).toHaveText(['All', 'Public', 'Private']);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page).toHaveURL(/\/training-class\?startDate=\d{4}-\d\d-\d\d$/);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).toHaveURL('/training-class');
  await expect(page.getByRole('heading', { name: dayHeading(new Date().toISOString()) })).toBeInViewport();
  await period.click();
  await page.getByRole('option', { name: 'Month' }).click();
  await expect(page).toHaveURL('/training-class?period=month');
  await type.click();
  await page.getByRole('option', { name: 'Private' }).click();
  await expect(page).toHaveURL('/training-class?period=month&classType=private');
  // A live update may ask for an earlier list once more.
  await expect.poll(() => asked.map((variables) => variables.public)).toContain(false);
  await expect(page.getByRole('article').filter({ hasText: 'Public' })).toHaveCount(0);

  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('option', { name: 'Confirmed' }).click();
  await page.getByRole('option', { name: 'Delivered' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=confirmed&status=delivered/);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: /^Brand/ }).click();
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/brand=[0-9A-Z]{26}/);
  await page.getByRole('button', { name: /^Trainer/ }).click();
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/trainer=[0-9A-Z]{26}/);
  await expect
    .poll(() => asked)
    .toContainEqual(
      expect.objectContaining({
        trainer: expect.stringMatching(/^\/?trainers\//),
        brand: expect.stringMatching(/^\/?brands\//),
        status: ['confirmed', 'delivered'],
      }),
    );

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL('/training-class?period=month');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Classes' }).click();
  await expect(page).toHaveURL('/training-class');
});

test('CLS-02 a custom range asks for whole days, its end extended to 23:59:59', async ({ page, signIn }) => {
  const asked = watchOperation(page, 'ClassListPageQuery');
  await signIn('manager', '/training-class?period=custom&startDate=2026-11-02&endDate=2026-11-04');
  await expectScreen(page, 'Classes');
  expect(asked.at(-1)).toMatchObject({ from: '2026-11-02T00:00:00.000Z', until: '2026-11-04T23:59:59.999Z' });
});

test('CLS-03 a card says whose class it is, its status, references, trainer and place', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const sessions = await sessionsOfThisWeek(server.url, await token('manager'));
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');

  const open = firstThat(sessions, ({ trainingClass }) => trainingClass.public, 'public class');
  await expect(cardOf(page, open).getByRole('link', { name: open.trainingClass.title, exact: true })).toBeVisible();
  await expect(cardOf(page, open)).toContainText('Public');
  await expect(cardOf(page, open).getByText('Public', { exact: true }).locator('svg')).toBeVisible();
  await expect(cardOf(page, open)).toContainText(new RegExp(open.trainingClass.status, 'i'));

  const own = firstThat(
    sessions,
    ({ trainingClass }) => !trainingClass.public && trainingClass.customerName !== null,
    'private class',
  );
  await expect(cardOf(page, own)).toContainText(own.trainingClass.customerName ?? '');
  await expect(cardOf(page, own)).not.toContainText('Public');

  const ordered = firstThat(
    sessions,
    ({ trainingClass }) => trainingClass.confirmedPurchaseOrder !== null,
    'confirmed purchase order',
  );
  await expect(cardOf(page, ordered)).toContainText(ordered.trainingClass.reference);
  await expect(cardOf(page, ordered)).toContainText(ordered.trainingClass.confirmedPurchaseOrder?.reference ?? '');

  const taught = firstThat(sessions, ({ trainingClass }) => trainingClass.trainer !== null, 'trainer');
  await expect(cardOf(page, taught)).toContainText(taught.trainingClass.trainer?.contact.fullName ?? '');

  const place = firstThat(
    sessions,
    ({ trainingClass }) => trainingClass.deliveryAddress !== null,
    'class on site',
  ).trainingClass;
  await expect(page.getByRole('article').filter({ hasText: place.reference }).first()).toContainText(
    `${place.deliveryAddress?.city} ${place.deliveryAddress?.postcode}`,
  );
  const online = firstThat(
    sessions,
    ({ trainingClass }) => trainingClass.deliveryFormat === 'virtual',
    'virtual class',
  );
  await expect(cardOf(page, online)).toContainText(/MS Teams|Zoom|Google Meet|Webex/i);
});

test('CLS-04 an empty range, a day without sessions and a missing meeting link each have a message', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const isVirtual = ({ trainingClass }: Session) => trainingClass.deliveryFormat === 'virtual';
  const { month, sessions } = await monthWith(server.url, await token('manager'), (session) => {
    return isVirtual(session) && !session.meetingLink;
  });
  await signIn('manager', '/training-class?period=day&startDate=2019-01-01');
  await expect(page.getByText('No classes found in selected date range')).toBeVisible();
  await expectNoAxeFindings(page);

  await page.goto(`/training-class?period=month&startDate=${month}`);
  await expectScreen(page, 'Classes');
  const missing = firstThat(
    sessions,
    (session) => isVirtual(session) && !session.meetingLink,
    'virtual session without a meeting link',
  );
  const button = cardOf(page, missing).getByRole('button', { name: 'Missing Meeting Link' });
  await expect(button).toBeDisabled();
  const met = firstThat(sessions, (session) => isVirtual(session) && Boolean(session.meetingLink), 'meeting link');
  const join = cardOf(page, met).getByRole('link', { name: `Join ${met.trainingClass.title}` });
  await expect(join).toHaveAttribute('href', met.meetingLink ?? '');
  await expect(join).toHaveAttribute('target', '_blank');

  // A week without a session today still shows today's heading. The test removes today's sessions from the answer.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('ClassListPageQuery')) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    const today = new Date().toISOString().slice(0, 10);
    const { sessions } = answer.data;
    // The second request of the list asks for counts only.
    sessions.edges = sessions.edges?.filter(({ node }: { node: Session }) => !node.startsAt.startsWith(today));
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/training-class');
  await expectScreen(page, 'Classes');
  await expect(page.getByText('No sessions available.')).toBeVisible();
});
