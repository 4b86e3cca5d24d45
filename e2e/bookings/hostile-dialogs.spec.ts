import type { Locator, Page } from 'playwright';
import { expect, test } from '../src/fixtures.ts';
import { expectHarmless, hostileDetails, hostilePerson, newHostileDraft, watchForScripts } from '../src/hostile.ts';
import { pathOf } from '../src/pathOf.ts';
import { expectScreen, go } from '../src/screens.ts';

const texts: Readonly<Record<string, string>> = {
  markup: '"><img src=x onerror=hacked()><svg/onload=hacked()>',
  'a script': "'-hacked()-'</script><script>hacked()</script>",
  'a template in reversed text': 'Room \u202E41\u202C {{constructor.constructor("hacked()")()}}',
};

/** Opens a dialog or menu by its button, checks the page, and closes it. */
async function lookInto(page: Page, opener: Locator, hackedCalls: () => string[]): Promise<void> {
  await opener.click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toBeVisible();
  await expectHarmless(page, hackedCalls);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

for (const [what, text] of Object.entries(texts)) {
  test(`${what} does not run in any text of a booking, its dialogs, pickers, notices, inline edits and drafts`, async ({
    newVisitor,
    signIn,
    server,
    token,
    allowErrors,
  }) => {
    allowErrors(/favicon/);
    const { booking, contact } = await newHostileDraft(server.url, await token('manager'), text);
    const page = await newVisitor({ bypassCSP: true });
    const hackedCalls = await watchForScripts(page);
    const title = hostileDetails(() => text).title.replace(/[\u202C\u202E]/g, '');
    await signIn('manager', pathOf(booking, '/booking'), page);
    await expectScreen(page, title);
    await expect.poll(() => page.title()).toContain(title);

    const menu = page.getByRole('button', { name: 'More actions' }).first();
    await lookInto(page, page.getByRole('button', { name: 'Edit booking' }), hackedCalls);
    for (const entry of ['Cancel booking', 'Delete booking']) {
      await menu.click();
      await expectHarmless(page, hackedCalls);
      await lookInto(page, page.getByRole('menuitem', { name: entry }), hackedCalls);
    }
    // A draft without items cannot be confirmed.
    await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeDisabled();
    await lookInto(page, page.getByRole('button', { name: 'Assign', exact: true }), hackedCalls);
    await lookInto(page, page.getByRole('button', { name: `Delete ${title}` }), hackedCalls);

    // Types the text in place, restores it from the draft by a reload, and saves it.
    await page.getByRole('button', { name: /^Edit PO number/ }).click();
    const number = page.getByRole('textbox', { name: /PO number/ });
    await number.fill(`${text} again`);
    await page.reload();
    await expectScreen(page, title);
    await expectHarmless(page, hackedCalls);
    await expect(number).toHaveValue(`${text} again`);
    await number.press('Enter');
    await expect(number).toHaveCount(0);
    await expectHarmless(page, hackedCalls);

    // Checks the options of the picker for the typed text, and the page of the contact.
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByRole('combobox', { name: /^Contact/ }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.insertText(title);
    await expect(page.getByRole('option', { name: `Create this contact, ${title}?` })).toBeVisible();
    await expectHarmless(page, hackedCalls);
    await page.goto(pathOf(contact, '/customer-contact'));
    const name = hostilePerson(() => text, 0).givenName.replace(/[\u202C\u202E]/g, '');
    await expectScreen(page, `${name} ${name}`);
    await lookInto(page, page.getByRole('button', { name: /^Edit/ }).first(), hackedCalls);

    await page.goto(pathOf(booking, '/booking'));
    await menu.click();
    await page.getByRole('menuitem', { name: 'Delete booking' }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expectScreen(page, 'Bookings');
    await expectHarmless(page, hackedCalls);
  });
}

test('hostile texts in the URL do not run: in a search, a filter, an unknown path and the target of sign-in', async ({
  newVisitor,
  signIn,
  allowErrors,
}) => {
  allowErrors(/favicon|404/);
  const page = await newVisitor({ bypassCSP: true });
  const hackedCalls = await watchForScripts(page);
  await signIn('manager', '/booking', page);
  for (const [index, text] of Object.values(texts).entries()) {
    // The first text is in pasted links, the others in links of the console.
    const open = index === 0 ? (path: string) => page.goto(path) : (path: string) => go(page, path);
    const encoded = encodeURIComponent(text);
    const paths = [
      `/booking?q=${encoded}`,
      `/booking?status=${encoded}&customer=${encoded}&order=${encoded}&size=${encoded}&from=${encoded}&startDate=${encoded}`,
      `/booking/create?customer=${encoded}`,
      `/booking/${encoded}`,
      `/${encoded}`,
      `/booking#${encoded}`,
      `/invoice?q=${encoded}&period=any`,
      `/training-class?view=${encoded}&q=${encoded}`,
    ];
    for (const path of paths) {
      await open(path);
      await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectHarmless(page, hackedCalls);
    }
  }
  await page.evaluate(() => localStorage.clear());
  for (const to of ['javascript:hacked()', '//evil.example', 'https://evil.example', '\\\\evil.example']) {
    await page.goto(`/login?redirect=${encodeURIComponent(to)}&next=${encodeURIComponent(to)}#${to}`);
    await expect(page.getByLabel('Email')).toBeVisible();
    await expectHarmless(page, hackedCalls);
  }
});
