import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Change } from '../schema/Change.ts';
import { Mailbox } from './Mailbox.ts';

const change = (id: string, touched: string[] = []): Change => ({
  id,
  author: null,
  key: null,
  records: [],
  touched,
  lists: [],
});

const done = { done: true, value: undefined };

describe('a mailbox', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** `answer` is the next answer, or 'waiting' before it arrives. */
  const nextOf = (mailbox: Mailbox) => {
    const state: { answer: unknown } = { answer: 'waiting' };
    mailbox.next().then((answer) => (state.answer = answer));
    return state;
  };

  test('waits a moment for more changes and returns them together', async () => {
    const mailbox = new Mailbox();
    const read = nextOf(mailbox);
    mailbox.put(change('1'));
    await vi.advanceTimersByTimeAsync(60);
    mailbox.put(change('2'));
    await vi.advanceTimersByTimeAsync(39);
    expect(read.answer).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(read.answer).toEqual({ done: false, value: { gap: false, changes: [change('1'), change('2')] } });
    mailbox.put(change('3'));
    const later = nextOf(mailbox);
    await vi.advanceTimersByTimeAsync(100);
    expect(later.answer).toEqual({ done: false, value: { gap: false, changes: [change('3')] } });
  });

  test('keeps changes while nobody reads, and drops duplicates', async () => {
    const mailbox = new Mailbox();
    for (const id of ['1', '2', '1']) mailbox.put(change(id));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await mailbox.next()).toEqual({ done: false, value: { gap: false, changes: [change('1'), change('2')] } });
    expect(nextOf(mailbox).answer).toBe('waiting');
  });

  test('reports one gap in place of too many changes', async () => {
    const mailbox = new Mailbox();
    for (let at = 0; at < 50_000; at += 1) mailbox.put(change(`${at}`, ['bookings/1']));
    await vi.advanceTimersByTimeAsync(100);
    expect(await mailbox.next()).toEqual({ done: false, value: { gap: true, changes: [] } });
    mailbox.put(change('after'));
    await vi.advanceTimersByTimeAsync(100);
    expect(await mailbox.next()).toEqual({ done: false, value: { gap: false, changes: [change('after')] } });
  });

  test('returns a gap alone, and no change that the gap includes', async () => {
    const mailbox = new Mailbox();
    mailbox.put(change('before'));
    mailbox.putGap();
    mailbox.put(change('after'));
    await vi.advanceTimersByTimeAsync(100);
    expect(await mailbox.next()).toEqual({ done: false, value: { gap: true, changes: [] } });
  });

  test('ends for a reader that waits, and accepts nothing more', async () => {
    const mailbox = new Mailbox();
    const read = nextOf(mailbox);
    expect(await mailbox.return()).toEqual(done);
    await vi.advanceTimersByTimeAsync(0);
    expect(read.answer).toEqual(done);
    mailbox.put(change('1'));
    mailbox.putGap();
    expect(vi.getTimerCount()).toBe(0);
    expect(await mailbox.next()).toEqual(done);
  });

  test('has one reader', () => {
    const mailbox = new Mailbox();
    mailbox.next();
    expect(() => mailbox.next()).toThrow('A mailbox has one reader.');
  });
});
