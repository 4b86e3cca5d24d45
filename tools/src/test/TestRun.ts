import type { Message, TestResult } from '../reporters/messages.ts';
import { minutes, type PartTimes } from './partTimes.ts';
import { priceLines } from './prices.ts';
import type { StageResult } from './stage.ts';

interface Options {
  /** What the parts are called: `files`. */
  parts: string;
  /** How long the parts took in an earlier run. */
  times: PartTimes;
  /** Is called at once with each failure. */
  onFailure(text: string): void;
}

/** Follows a run of Vitest or Playwright by the messages of its reporter. */
export class TestRun {
  readonly #tests: TestResult[] = [];
  readonly #failures: string[] = [];
  readonly #waiting = new Set<string>();
  readonly #finished: string[] = [];
  readonly #options: Options;
  #parts = 0;
  #workers = 1;

  constructor(options: Options) {
    this.#options = options;
  }

  receive(message: Message): void {
    switch (message.kind) {
      case 'begin':
        this.#workers = message.workers;
        for (const part of message.parts) this.#waiting.add(part);
        this.#parts = message.parts.length;
        return;
      case 'test':
        this.#tests.push(message.test);
        if (!message.test.passed) this.#fail(failureOf(message.test));
        return;
      case 'partDone':
        this.#waiting.delete(message.part);
        this.#finished.push(message.part);
        this.#options.times.add(message.part, message.ms);
        return;
      case 'failure':
        this.#fail(message.text);
    }
  }

  /** Returns how far the run is: `12 of 60 files, 340 passed, 0 failed, about 4 min left`. */
  progress(): string {
    if (this.#parts === 0) return 'starting';
    const waiting = [...this.#waiting];
    const done = this.#parts - waiting.length;
    const left = this.#options.times.expected(waiting, this.#finished);
    const time =
      left === undefined ? '' : `, about ${minutes(left / Math.min(this.#workers, waiting.length || 1))} left`;
    return `${done} of ${this.#parts} ${this.#options.parts}, ${this.#passed()} passed, ${this.#failures.length} failed${time}`;
  }

  /**
   * Returns the result of the run.
   *
   * @param code the exit code of the process. It is also non-zero for errors that no reporter hears of.
   * @param output what the process printed.
   */
  result(code: number, output: string): StageResult {
    if (this.#failures.length === 0 && code !== 0) this.#fail(`failed outside of the tests\n${output}`);
    if (this.#failures.length === 0 && this.#tests.length === 0) this.#fail('ran no test');
    return {
      passed: this.#passed(),
      failed: this.#failures.length,
      failures: this.#failures,
      notes: priceLines(this.#tests),
    };
  }

  #passed(): number {
    return this.#tests.filter(({ passed }) => passed).length;
  }

  #fail(text: string): void {
    this.#failures.push(text);
    this.#options.onFailure(text);
  }
}

function failureOf({ file, suites, title, reason }: TestResult): string {
  return `${[file, ...suites, title].join(' › ')}\n${reason}`;
}
