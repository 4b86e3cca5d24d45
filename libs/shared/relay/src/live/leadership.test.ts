import { expect, test, vi } from 'vitest';
import { whileLeading } from './leadership.ts';
import { fakeLocks } from './testing.ts';

test('of eight tabs one leads; when it goes the next one does, and who has given up is passed over', async () => {
  const locks = fakeLocks();
  const order: number[] = [];
  const tabs = Array.from({ length: 8 }, (_, tab) => {
    const giveUp = new AbortController();
    const lead = () =>
      new Promise<void>((resolve) => {
        order.push(tab);
        giveUp.signal.addEventListener('abort', () => resolve());
      });
    return { giveUp, over: whileLeading(locks, 'live', giveUp.signal, lead) };
  });
  await expect.poll(() => order).toEqual([0]);
  tabs[1]?.giveUp.abort();
  tabs[0]?.giveUp.abort();
  await expect.poll(() => order).toEqual([0, 2]);
  for (const { giveUp } of tabs) giveUp.abort();
  await Promise.all(tabs.map(({ over }) => over));
  expect(order).toEqual([0, 2]);
});

test('without locks every tab leads itself', async () => {
  const lead = vi.fn(async () => {});
  await whileLeading(undefined, 'live', new AbortController().signal, lead);
  expect(lead).toHaveBeenCalledOnce();
});

test('a fault of whoever leads is not taken for giving up', async () => {
  const fault = new Error('broken');
  const lead = () => Promise.reject(fault);
  await expect(whileLeading(fakeLocks(), 'live', new AbortController().signal, lead)).rejects.toBe(fault);
});
