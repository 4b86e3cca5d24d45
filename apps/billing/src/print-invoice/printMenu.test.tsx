import { idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { activityText } from '../invoice-detail/activityText.ts';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { invoice } from '../testing/billingData.ts';

const id = idOf('invoices', 40187);

async function openMenu(data: object) {
  const { user, requests } = await renderScreen({
    remote,
    routes,
    at: `/invoice/${idOf('', 40187).slice(1)}`,
    data: { invoice: () => invoice(40187), ...data },
  });
  screen.getByRole('button', { name: 'Print' }).focus();
  await user.keyboard('{ArrowDown}');
  return { user, requests, menu: within(await screen.findByRole('menu', { name: 'Print' })) };
}

/** A tab as the browser opens it. */
function watchTabs() {
  const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

test('BIL-03 the print menu offers PDF, HTML and download, and nothing else', async () => {
  const { menu } = await openMenu({});
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['PDF', 'HTML', 'Download']);
});

test.each([
  ['PDF', 'invoicePdfDownload', '{Enter}'],
  ['HTML', 'invoiceHtmlDownload', '{ArrowDown}{Enter}'],
])('BIL-03 API-05 %s opens a signed link in a tab of its own', async (_name, field, keys) => {
  const tab = watchTabs();
  const { user, requests } = await openMenu({ [field]: { path: `downloads/x?mac=1` } });
  await user.keyboard(keys);
  await waitFor(() =>
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/downloads\/x\?mac=1$/)),
  );
  expect(tab.opener).toBeNull();
  expect(requests.at(-1)?.variables).toEqual({ invoice: id });
});

test('BIL-03 API-05 download saves the file of a signed link', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.pathname}${this.search}`);
  });
  const { user } = await openMenu({ invoiceFileDownload: { path: 'downloads/invoiceFile?mac=1' } });
  await user.keyboard('{End}{Enter}');
  await waitFor(() => expect(saved).toEqual(['/downloads/invoiceFile?mac=1']));
});

test('when there is no link, the tab closes and the reason shows', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const tab = watchTabs();
  const refuse = () => {
    throw new Error('This invoice no longer exists.');
  };
  const { user } = await openMenu({ invoicePdfDownload: refuse });
  await user.keyboard('{Enter}');
  await screen.findByText('This invoice no longer exists.');
  expect(tab.close).toHaveBeenCalledOnce();
  expect(tab.location.replace).not.toHaveBeenCalled();
});

test('when the browser opens no tab, a sentence says what to do', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await openMenu({});
  await user.keyboard('{Enter}');
  await screen.findByText('Your browser opened no tab. Allow it for this console, then try again.');
});

test('the activity says what was looked at', () => {
  expect(activityText({ action: 'viewed', metadata: { as: 'HTML' } })).toBe('Invoice viewed as HTML');
});
