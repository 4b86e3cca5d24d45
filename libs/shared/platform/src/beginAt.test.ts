import { afterEach, expect, test, vi } from 'vitest';
import { beginAt } from './beginAt.ts';

afterEach(() => document.body.replaceChildren());

/** A scroll area of which the test decides where today stands. jsdom has no layout and does not scroll. */
function schedule() {
  const area = document.createElement('div');
  area.dataset.scrollArea = 'screen';
  const today = area.appendChild(document.createElement('section'));
  document.body.append(area);
  let place = 400;
  today.getBoundingClientRect = () => new DOMRect(0, place - area.scrollTop, 0, 0);
  const scrolled = vi.fn(() => {
    area.scrollTop = place;
  });
  today.scrollIntoView = scrolled;
  const leaving = new AbortController();
  beginAt(today, leaving.signal);
  const grow = (by: number) => {
    place += by;
  };
  return { area, scrolled, grow, leaving };
}

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

test('NAV-04 scrolls at once, and again when cards above get their heights', async () => {
  const { area, scrolled, grow } = schedule();
  expect(area.scrollTop).toBe(400);
  grow(120);
  await vi.waitFor(() => expect(area.scrollTop).toBe(520));
  grow(30);
  await vi.waitFor(() => expect(area.scrollTop).toBe(550));
  expect(scrolled).toHaveBeenCalledTimes(3);
});

test('leaves the area where the user scrolls it, also when that draws other cards', async () => {
  const { area, grow } = schedule();
  window.dispatchEvent(new Event('wheel'));
  area.scrollTop = 90;
  grow(50);
  await frames(3);
  expect(area.scrollTop).toBe(90);
});

test('leaves the area where something else scrolls it', async () => {
  const { area, grow } = schedule();
  await frames(2);
  area.scrollTop = 90;
  await frames(3);
  grow(50);
  await frames(3);
  expect(area.scrollTop).toBe(90);
});

test('stops when the screen is left, and when the element stands still', async () => {
  const first = schedule();
  first.leaving.abort();
  first.grow(50);
  await frames(3);
  expect(first.scrolled).toHaveBeenCalledTimes(1);
  const second = schedule();
  await frames(14);
  second.grow(50);
  await frames(3);
  expect(second.scrolled).toHaveBeenCalledTimes(1);
});
