import { settled } from '@console/harness/settled';
import type { Page } from 'playwright';
import { ask } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { latestBookings } from '../src/bookings.ts';
import { expect, test } from '../src/fixtures.ts';
import { failOperations, noteBox } from '../src/screens.ts';
import { watchScripts } from '../src/scripts.ts';

async function anyBooking(url: string, token: string, index: number): Promise<{ id: string; path: string }> {
  const rows = await latestBookings(url, token);
  const id = rows[index]?.id ?? '';
  return { id, path: `/booking/${id.split('/').at(-1)}` };
}

const notes = (page: Page) => page.getByRole('region', { name: 'Notes' });
const newest = (page: Page) => notes(page).getByRole('list', { name: 'Notes' }).getByRole('listitem').first();
const post = 'mutation ($input: createNoteInput!) { createNote(input: $input) { note { id body } } }';

test('FRM-04 the note box is 150 px high, an empty note cannot be posted, and a note is stored without unsafe markup', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const key = await token('manager');
  const { id, path } = await anyBooking(server.url, key, 0);
  await signIn('manager', path);
  await expect(noteBox(page)).toBeVisible();
  const editor = notes(page).locator('form').getByRole('toolbar').locator('..');
  await expect.poll(async () => (await editor.boundingBox())?.height).toBe(150);

  await noteBox(page).click();
  await page.keyboard.type('  ');
  await page.keyboard.press('Control+Enter');
  await expect(notes(page).getByText('Note is required')).toBeVisible();

  await page.keyboard.press('Control+a');
  await page.keyboard.type('Room for ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('14 & <more>');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bulleted list' }).click();
  await page.keyboard.type('projector');
  await page.keyboard.press('Control+Enter');
  await expect(newest(page)).toContainText('Priya Nair');
  await expect(newest(page).locator('strong')).toHaveText('14 & <more>');
  await expect(newest(page).locator('ul > li')).toHaveText('projector');
  await expect(noteBox(page)).toHaveText('');
  await expect(noteBox(page)).toBeFocused();

  const { booking } = await ask<{ booking: { notes: { edges: { node: { body: string } }[] } } }>(
    server.url,
    key,
    'query ($id: ID!) { booking(id: $id) { notes(first: 1) { edges { node { body } } } } }',
    { id },
  );
  expect(booking.notes.edges[0]?.node.body).toBe(
    '<p>Room for <strong>14 &amp; &lt;more&gt;</strong></p><ul><li>projector</li></ul>',
  );
  const { createNote } = await ask<{ createNote: { note: { body: string } } }>(server.url, key, post, {
    input: {
      booking: id,
      body: '<p onclick="hacked()">Kept<script>hacked()</script><a href="javascript:hacked()">!</a></p>',
    },
  });
  expect(createNote.note.body).toBe('<p>Kept!</p>');
  await page.reload();
  await expect(newest(page)).toContainText('Kept!');
});

test('text pasted from Word keeps its structure, and does not violate the page’s policy', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { path } = await anyBooking(server.url, await token('manager'), 1);
  await signIn('manager', path);
  await noteBox(page).click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      `<html><head><style>p { color: red }</style></head><body><p class=MsoNormal style='margin:0;color:red'>Seats: <span style='font-weight:bold'>14</span></p>
       <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>First</p><img src=x onerror="alert(1)"></body></html>`,
    );
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(noteBox(page).locator('strong')).toHaveText('14');
  await expect(noteBox(page).locator('li')).toHaveText('First');
  await expect(noteBox(page).locator('[style], img')).toHaveCount(0);
});

test('a note that is not posted survives a failure and a reload', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/500/);
  const { path } = await anyBooking(server.url, await token('manager'), 2);
  await signIn('manager', path);
  await noteBox(page).click();
  await page.keyboard.type('Call Amelia on Monday');
  const recover = await failOperations(page, 'createNote');
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(notes(page).getByRole('alert')).toContainText('It is not known whether the note was posted.');
  await expect(noteBox(page)).toHaveText('Call Amelia on Monday');
  await expectNoAxeFindings(page);
  await recover();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(noteBox(page)).toHaveText('Call Amelia on Monday');
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(newest(page)).toContainText('Call Amelia on Monday');
});

test('a customer’s notes are on its page; lists do not load the editor', async ({ page, signIn }) => {
  const watched = watchScripts(page);
  const ofEditor = async () => (await watched.read()).filter(({ text }) => text.includes('data-lexical-text'));
  await signIn('manager', '/customer');
  await page.getByRole('link', { name: /^CU-/ }).first().waitFor();
  await settled(page);
  expect(watched.paths.size).toBeGreaterThan(0);
  expect(await ofEditor()).toEqual([]);
  await page.getByRole('link', { name: /^CU-/ }).first().click();
  await noteBox(page).click();
  await page.keyboard.type('Prefers one invoice per item');
  await page.keyboard.press('Control+Enter');
  await expect(newest(page)).toContainText('Prefers one invoice per item');
  expect(await ofEditor()).toHaveLength(1);
});

test('an editor that fails to load shows an error in its own place, and loads after another attempt', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|ChunkLoadError|Loading chunk/);
  const { path } = await anyBooking(server.url, await token('manager'), 3);
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('data-lexical-text')) await route.abort();
    else await route.fulfill({ response });
  });
  await signIn('manager', path);
  await expect(notes(page).getByRole('alert')).toContainText('The editor could not be loaded.');
  await page.unroute('**/assets/*.js');
  await notes(page).getByRole('button', { name: 'Try again' }).click();
  await noteBox(page).click();
  await page.keyboard.type('There again');
  await page.keyboard.press('Control+Enter');
  await expect(newest(page)).toContainText('There again');
});
