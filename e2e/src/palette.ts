import type { Page } from 'playwright';
import { ask } from './api.ts';
import { expect } from './fixtures.ts';

export interface Sample {
  reference: string;
  title: string;
  label: string;
}

const LISTS: Record<string, [list: string, title: string]> = {
  Booking: ['bookings', 'title'],
  Customer: ['customers', 'title: name'],
  Invoice: ['invoices', 'customer { name }'],
  'Purchase Order': ['purchaseOrders', 'supplier { name }'],
  Supplier: ['suppliers', 'title: name'],
  Class: ['trainingClasses', 'title'],
  Ticket: ['tickets', 'title: subject'],
};

/** One record of each of the seven kinds that the search finds, with the text beside its reference. */
export async function readSamples(url: string, token: string): Promise<Sample[]> {
  const parts = Object.entries(LISTS).map(
    ([, [list, title]]) => `${list}(first: 3) { edges { node { reference ${title} } } }`,
  );
  type Node = { reference: string; title?: string; customer?: { name: string }; supplier?: { name: string } };
  const data = await ask<Record<string, { edges: { node: Node }[] }>>(url, token, `{ ${parts.join(' ')} }`);
  return Object.entries(LISTS).map(([label, [list]]) => {
    const node = data[list]?.edges[2]?.node;
    if (!node) throw new Error(`The demo data has fewer than three ${list}.`);
    const title = node.title ?? node.customer?.name ?? node.supplier?.name ?? '';
    return { label, reference: node.reference, title };
  });
}

export const input = (page: Page) => page.getByRole('combobox', { name: 'Search references or jump to…' });
export const palette = (page: Page) => page.getByRole('dialog', { name: 'Search references or jump to…' });
export const found = (page: Page) => page.getByRole('group', { name: 'References' }).getByRole('option');
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

/** Waits until the browser has stored a record as recent. The console does so a moment after it shows the record. */
export async function expectRemembered(page: Page, reference: string): Promise<void> {
  const stored = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('console.recent'))
        .map(([, records]) => records)
        .join(),
    );
  await expect.poll(stored, `the recent records after ${reference} was opened`).toContain(`"${reference}"`);
}

export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}
