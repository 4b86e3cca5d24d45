import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../build/run.ts';
import { fixtureWorkspace } from '../checks/fixture.ts';
import type { Message } from '../reporters/messages.ts';

/** Runs a tool with one of the reporters in a folder with these files, and returns its messages. */
async function messagesOf(tool: string, args: string[], reporter: string, files: Record<string, string>) {
  const root = fixtureWorkspace({});
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const messages: Message[] = [];
  const { code } = await run(tool, [...args, `--reporter=${join(import.meta.dirname, '../reporters', reporter)}`], {
    cwd: root,
    onMessage: (message) => messages.push(message),
  });
  return { code, messages };
}

function resultsOf(messages: Message[]) {
  const tests = messages.flatMap((message) => (message.kind === 'test' ? [message.test] : []));
  return Object.fromEntries(tests.map(({ suites, title, passed }) => [[...suites, title].join(' › '), passed]));
}

const failuresOf = (messages: Message[]) =>
  messages.flatMap((message) => (message.kind === 'failure' ? [message.text] : []));

test('the reporter of Vitest names every test, a file that cannot be loaded, a failed hook and an error outside of the tests', async () => {
  const head = `import { beforeAll, describe, expect, test } from 'vitest';\n`;
  const { code, messages } = await messagesOf('vitest', ['run', '--root=.'], 'vitestReporter.ts', {
    'vitest.config.ts': 'export default {};\n',
    'money.test.ts': `${head}
      describe('money', () => { test('adds up', () => {}); test('rounds', () => expect(2).toBe(3)); });
      test.skip('later', () => {});
      test('goes on', () => void Promise.reject(new Error('Nobody waits for it')));`,
    'hook.test.ts': `${head}describe('rows', () => { beforeAll(() => { throw new Error('No database'); }); test('one', () => {}); });`,
    'broken.test.ts': `import './missing.ts';\n`,
  });
  expect(code).toBe(1);
  expect(messages[0]).toMatchObject({ kind: 'begin', parts: expect.arrayContaining([expect.stringMatching('money')]) });
  expect(resultsOf(messages)).toEqual({ 'money › adds up': true, 'money › rounds': false, 'goes on': true });
  expect(messages.filter(({ kind }) => kind === 'partDone')).toHaveLength(3);
  expect(failuresOf(messages).sort()).toEqual([
    expect.stringMatching(/broken\.test\.ts\n[\s\S]*missing/),
    expect.stringMatching(/hook\.test\.ts › rows\n[\s\S]*No database/),
    expect.stringMatching(/^outside of the tests\n[\s\S]*Nobody waits for it/),
  ]);
});

test('for the reporter of Playwright a journey that passed only after a retry has failed', async () => {
  const { messages } = await messagesOf('playwright', ['test'], 'playwrightReporter.ts', {
    'playwright.config.ts': 'export default { retries: 1, workers: 1 };\n',
    'sign-in.spec.ts': `import { expect, test } from 'playwright/test';
      test.describe('sign-in', () => {
        test('signs in', () => {});
        test('signs out', ({}, { retry }) => expect(retry).toBe(1));
        test.skip('later', () => {});
      });`,
  });
  expect(messages[0]).toMatchObject({ kind: 'begin', workers: 1, parts: { length: 3 } });
  expect(resultsOf(messages)).toEqual({ 'sign-in › signs in': true, 'sign-in › signs out': false });
});

test('an error before the first journey is a failure', async () => {
  const { messages } = await messagesOf('playwright', ['test'], 'playwrightReporter.ts', {
    'playwright.config.ts': `export default { globalSetup: './setUp.ts' };\n`,
    'setUp.ts': `export default () => { throw new Error('no browser'); };\n`,
    'sign-in.spec.ts': `import { test } from 'playwright/test';\ntest('signs in', () => {});\n`,
  });
  expect(failuresOf(messages)).toEqual([expect.stringContaining('no browser')]);
});
