import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ProgressLine } from './ProgressLine.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

function lineOn(output: { isTTY?: boolean; columns?: number }) {
  const written: string[] = [];
  const line = new ProgressLine({ ...output, write: (text: string) => written.push(text) });
  return { line, written };
}

test('the log of CI gets a plain line every 30 seconds while stages run', () => {
  const { line, written } = lineOn({});
  line.start('types', () => '12 s');
  line.start('lint', () => '3 s');
  vi.advanceTimersByTime(29_000);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(written).toEqual(['… types: 12 s · lint: 3 s\n']);
  line.stop('types');
  line.stop('lint');
  vi.advanceTimersByTime(60_000);
  expect(written).toHaveLength(1);
});

test('a terminal has one line that is written over, cut to its width', () => {
  const { line, written } = lineOn({ isTTY: true, columns: 12 });
  line.start('tests', () => '1 of 405 files');
  expect(written.at(-1)).toBe('\r\u001b[2Ktests: 1 of');
  line.print('✗ a failure');
  expect(written.slice(-2)).toEqual(['\r\u001b[2K✗ a failure\n', '\r\u001b[2Ktests: 1 of']);
  line.stop('tests');
  expect(written.at(-1)).toBe('\r\u001b[2K');
});
