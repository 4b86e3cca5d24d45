import { stripVTControlCharacters } from 'node:util';
import type { ProgressLine } from './ProgressLine.ts';
import { minutes, type PartTimes } from './partTimes.ts';

/** The result of a stage of `npm test`: its counts, and its failures for the reader. */
export type StageResult = {
  passed: number;
  failed: number;
  /** One entry for each failure. Its first line names the test. */
  failures: string[];
  /** Lines to print even when everything passed, such as the databases that were used. */
  notes?: string[];
};

/** What a stage tells while it runs. */
export interface Report {
  /** How long the parts of earlier runs took. */
  times: PartTimes;
  /** Replaces the elapsed time on the progress line. */
  progress(describe: () => string): void;
  /** Prints a failure at once. The result names it too. */
  failure(text: string): void;
}

export type Stage = { name: string; run: (report: Report) => Promise<StageResult> };

/** A stage with a single result: a linter, a compiler, a build. */
export function single(passed: boolean, output: string): StageResult {
  return passed ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [output.trim()] };
}

/** Runs one stage. Prints how far it is, each failure at once, and its line at the end. A stage that throws counts as a failure. */
export async function runStage({ name, run }: Stage, line: ProgressLine, times: PartTimes): Promise<StageResult> {
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  const part = `stage ${name}`;
  const usual = times.earlier(part);
  let describe = () => `${minutes(elapsed())}${usual === undefined ? '' : ` of about ${minutes(usual)}`}`;
  const printed = new Set<string>();
  const failure = (text: string) => {
    printed.add(text);
    line.print(`✗ ${name}: ${indent(text, LINES_AT_ONCE).trim()}`);
  };
  line.start(name, () => describe());
  const report: Report = {
    times,
    progress: (next) => {
      describe = next;
    },
    failure,
  };
  const result = await run(report).catch((error: unknown) => single(false, `The stage crashed: ${causeOf(error)}`));
  line.stop(name);
  times.add(part, elapsed());
  for (const text of result.failures) if (!printed.has(text)) failure(text);
  const mark = result.failed === 0 ? '✓' : '✗';
  line.print(`${mark} ${name}: ${result.passed} passed, ${result.failed} failed (${(elapsed() / 1000).toFixed(1)} s)`);
  for (const note of result.notes ?? []) line.print(`    ${note}`);
  return result;
}

const LINES_AT_ONCE = 12;
const LINES_AT_THE_END = 200;

/** Returns all failures of a run in full, for its end. */
export function failureList(failures: readonly string[]): string {
  return failures.map((failure) => `✗ ${indent(failure, LINES_AT_THE_END).trim()}`).join('\n');
}

function causeOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function indent(text: string, longest: number): string {
  const lines = stripVTControlCharacters(text).split('\n');
  const shown = lines.length > longest ? [...lines.slice(0, longest), `… ${lines.length - longest} lines more`] : lines;
  return shown.map((line) => `    ${line}`).join('\n');
}
