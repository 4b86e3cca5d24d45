import { expect, test, vi } from 'vitest';
import { whileLeading } from './leadership.ts';
import { fakeLocks } from './testing.ts';

test('only one of eight tabs leads, and the next waiting tab follows it', async () => {
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

test('without locks every tab leads', async () => {
  const lead = vi.fn(async () => {});
  await whileLeading(undefined, 'live', new AbortController().signal, lead);
  expect(lead).toHaveBeenCalledOnce();
});

test('an error of the leading tab is thrown', async () => {
  const fault = new Error('broken');
  const lead = () => Promise.reject(fault);
  await expect(whileLeading(fakeLocks(), 'live', new AbortController().signal, lead)).rejects.toBe(fault);
});
