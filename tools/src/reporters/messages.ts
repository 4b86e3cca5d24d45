import { relative } from 'node:path';
import { workspaceRoot } from '../workspace.ts';

/** One finished test. */
export interface TestResult {
  /** The test file, relative to the root of the workspace. */
  file: string;
  /** The titles of the suites around the test, the outermost first. */
  suites: readonly string[];
  title: string;
  passed: boolean;
  ms: number;
  /** Why the test failed. Empty when it passed. */
  reason: string;
}

/** What a reporter sends from the process of Vitest or Playwright to `npm test`. */
export type Message =
  /** The run begins. Its parts are test files or journeys, and `workers` of them run at the same time. */
  | { kind: 'begin'; parts: readonly string[]; workers: number }
  | { kind: 'test'; test: TestResult }
  | { kind: 'partDone'; part: string; ms: number }
  /** Something failed outside of the tests. The first line of the text names the place. */
  | { kind: 'failure'; text: string };

/** Sends a message to `npm test`, which started this process. */
export function send(message: Message): void {
  process.send?.(message);
}

/** Returns the path of a file, relative to the root of the workspace. */
export function pathOf(file: string): string {
  return relative(workspaceRoot, file);
}
