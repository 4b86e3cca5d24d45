import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { placePopup } from './placePopup.ts';

afterEach(() => {
  document.body.innerHTML = '';
  return page.viewport(1440, 900);
});

function add(style: string): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('style', `position: fixed; ${style}`);
  document.body.append(element);
  return element;
}

function leftOf(anchorAt: number, align: 'start' | 'end'): number {
  const anchor = add(`top: 0; height: 32px; width: 90px; left: ${anchorAt}px`);
  const popup = add('width: 260px; height: 100px');
  placePopup(popup, anchor, align);
  return popup.getBoundingClientRect().left;
}

test('a popup aligns its right edge, or its left edge if the window’s left edge is too near', async () => {
  await page.viewport(720, 450);
  expect(leftOf(400, 'end')).toBe(230);
  expect(leftOf(65, 'end')).toBe(65);
});

test('a popup too wide for both alignments stays inside the window', async () => {
  await page.viewport(320, 640);
  expect(leftOf(100, 'end')).toBe(8);
  expect(leftOf(200, 'start')).toBe(52);
});
