import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from 'playwright/types/testReporter';
import { type Message, pathOf, send } from './messages.ts';

/** Tells `npm test` what Playwright does. */
export default class PlaywrightReporter implements Reporter {
  readonly #send: (message: Message) => void;

  constructor(_options?: unknown, sendMessage = send) {
    this.#send = sendMessage;
  }

  /** Playwright adds no reporter of its own. */
  printsToStdio(): boolean {
    return true;
  }

  onBegin({ workers }: FullConfig, suite: Suite): void {
    this.#send({ kind: 'begin', parts: suite.allTests().map(partOf), workers });
  }

  /** The first attempt decides: a journey that passed only after a retry has failed. */
  onTestEnd(test: TestCase, { retry, status, duration, errors }: TestResult): void {
    if (retry > 0) return;
    const part = partOf(test);
    if (status !== 'skipped') {
      const passed = status === test.expectedStatus;
      const reason = passed ? '' : errors.map(textOf).join('\n');
      const [file, suites] = [pathOf(test.location.file), suitesOf(test)];
      this.#send({ kind: 'test', test: { file, suites, title: test.title, passed, ms: duration, reason } });
    }
    this.#send({ kind: 'partDone', part, ms: duration });
  }

  onError(error: TestError): void {
    this.#send({ kind: 'failure', text: `outside of the journeys\n${textOf(error)}` });
  }
}

function partOf(test: TestCase): string {
  return [pathOf(test.location.file), ...suitesOf(test), test.title].join(' › ');
}

/** The titles of the suites between the file and the test. */
function suitesOf(test: TestCase): string[] {
  const titles: string[] = [];
  for (let suite: Suite | undefined = test.parent; suite?.type === 'describe'; suite = suite.parent)
    titles.unshift(suite.title);
  return titles;
}

function textOf({ stack, message, value }: TestError): string {
  return stack ?? message ?? value ?? 'unknown error';
}
