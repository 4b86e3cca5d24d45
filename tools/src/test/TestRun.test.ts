import { expect, test } from 'vitest';
import type { Message, TestResult } from '../reporters/messages.ts';
import { PartTimes } from './partTimes.ts';
import { TestRun } from './TestRun.ts';

const file = 'libs/shared/format/src/money.test.ts';
const passing: TestResult = { file, suites: [], title: 'adds up', passed: true, ms: 5, reason: '' };
const failing: TestResult = { ...passing, title: 'rounds half up', passed: false, reason: 'expected 2 to be 3' };

function runOf(messages: Message[], before: Record<string, number> = {}) {
  const atOnce: string[] = [];
  const run = new TestRun({ parts: 'files', times: new PartTimes(before), onFailure: (text) => atOnce.push(text) });
  for (const message of messages) run.receive(message);
  return { run, atOnce };
}

const tests = (...results: TestResult[]): Message[] => results.map((result) => ({ kind: 'test', test: result }));

test('every test counts, and a failed test is named with its reason at once and at the end', () => {
  const { run, atOnce } = runOf(tests(passing, failing));
  const named = `${file} › rounds half up\nexpected 2 to be 3`;
  expect(atOnce).toEqual([named]);
  expect(run.result(1, '')).toMatchObject({ passed: 1, failed: 1, failures: [named] });
});

test('a failure outside of the tests counts, even when every test passed', () => {
  const { run, atOnce } = runOf([...tests(passing), { kind: 'failure', text: `${file}\nCannot find module` }]);
  expect(atOnce).toEqual([`${file}\nCannot find module`]);
  expect(run.result(1, '')).toMatchObject({ passed: 1, failed: 1 });
});

test('a process that fails without a message is a failure', () => {
  const { run } = runOf(tests(passing));
  expect(run.result(1, 'Killed')).toMatchObject({ passed: 1, failed: 1 });
});

test('a run without any test is a failure', () => {
  expect(runOf([]).run.result(0, '')).toMatchObject({ passed: 0, failed: 1 });
});

test('says how far the run is; the time that is left follows the earlier times and the speed of this run', () => {
  const { run } = runOf(
    [
      { kind: 'begin', parts: ['a', 'b', 'c'], workers: 2 },
      ...tests(passing, failing),
      { kind: 'partDone', part: 'a', ms: 20_000 },
    ],
    { a: 10_000, b: 30_000, c: 90_000 },
  );
  expect(run.progress()).toBe('1 of 3 files, 1 passed, 1 failed, about 2 min left');
});

test('in a fresh clone the mean of the finished files stands for the others', () => {
  const begin: Message = { kind: 'begin', parts: ['a', 'b', 'c'], workers: 1 };
  const { run } = runOf([begin]);
  expect(run.progress()).toBe('0 of 3 files, 0 passed, 0 failed');
  run.receive({ kind: 'partDone', part: 'a', ms: 20_000 });
  expect(run.progress()).toBe('1 of 3 files, 0 passed, 0 failed, about 40 s left');
});
