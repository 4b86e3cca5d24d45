import { expect, test } from 'vitest';
import { countReport as countPlaywright, type PlaywrightReport } from './playwrightStage.ts';
import { countReport as countVitest } from './vitestStage.ts';

type VitestTest = { fullName: string; status: string; failureMessages: string[] };

const passing: VitestTest = { fullName: 'adds up', status: 'passed', failureMessages: [] };
const failing: VitestTest = { fullName: 'rounds half up', status: 'failed', failureMessages: ['expected 2 to be 3'] };

function vitestReport(tests: VitestTest[], file = { status: 'passed', message: '' }) {
  return {
    numPassedTests: tests.filter(({ status }) => status === 'passed').length,
    numFailedTests: tests.filter(({ status }) => status === 'failed').length,
    testResults: [{ name: 'money.test.ts', assertionResults: tests, ...file }],
  };
}

test('every test counts, and a failed test is named with its reason', () => {
  const result = countVitest(vitestReport([passing, failing], { status: 'failed', message: '' }), 1, '');
  expect(result).toMatchObject({ passed: 1, failed: 1 });
  expect(result.failures[0]).toMatch(/rounds half up\nexpected 2 to be 3/);
});

test('a test file that cannot be loaded is a failure', () => {
  const result = countVitest(vitestReport([], { status: 'failed', message: 'Cannot find module' }), 1, '');
  expect(result).toMatchObject({ passed: 0, failed: 1 });
});

test('an error outside of the tests is a failure even when every test passed', () => {
  const result = countVitest(vitestReport([passing]), 1, 'Unhandled Rejection');
  expect(result).toMatchObject({ passed: 1, failed: 1 });
});

test('a run without any test is a failure', () => {
  expect(countVitest(vitestReport([]), 0, '')).toMatchObject({ passed: 0, failed: 1 });
});

function journey(status: string, message?: string): PlaywrightReport['suites'][number] {
  const results = [{ errors: message ? [{ message }] : [] }];
  const spec = { title: 'signs in', file: 'shell/sign-in.spec.ts', tests: [{ projectName: 'UTC', status, results }] };
  return { title: 'shell', specs: [], suites: [{ title: 'sign-in', specs: [spec] }] };
}

test('a journey that passed only after a retry has failed', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1 };
  const result = countPlaywright({ suites: [journey('flaky', 'timed out')], errors: [], stats }, 0);
  expect(result).toMatchObject({ passed: 3, failed: 1 });
  expect(result.failures[0]).toBe('shell/sign-in.spec.ts › signs in (UTC)\ntimed out');
});

test('an error before the first journey is a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0 };
  const result = countPlaywright({ suites: [], errors: [{ message: 'no browser' }], stats }, 1);
  expect(result).toEqual({ passed: 0, failed: 1, failures: ['no browser'] });
});
