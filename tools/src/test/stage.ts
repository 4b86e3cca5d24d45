import { stripVTControlCharacters } from 'node:util';

/** The result of a stage of `npm test`: its counts, and its failures for the reader. */
export type StageResult = {
  passed: number;
  failed: number;
  /** One entry for each failure. Its first line names the test. */
  failures: string[];
  /** Lines to print even when everything passed, such as the databases that were used. */
  notes?: string[];
};

export type Stage = { name: string; run: () => Promise<StageResult> };

/** A stage with a single result: a linter, a compiler, a build. */
export function single(passed: boolean, output: string): StageResult {
  return passed ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [output.trim()] };
}

/** Runs one stage and prints its line. A stage that throws counts as a failure. */
export async function runStage({ name, run }: Stage): Promise<StageResult> {
  const start = performance.now();
  const result = await run().catch((error: unknown) => single(false, `The stage crashed: ${describe(error)}`));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const mark = result.failed === 0 ? '✓' : '✗';
  console.log(`${mark} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  for (const note of result.notes ?? []) console.log(`    ${note}`);
  for (const failure of result.failures) console.log(indent(failure));
  return result;
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function indent(text: string): string {
  const longest = 200;
  const lines = stripVTControlCharacters(text).split('\n');
  const shown = lines.length > longest ? [...lines.slice(0, longest), `… ${lines.length - longest} lines more`] : lines;
  return shown.map((line) => `    ${line}`).join('\n');
}
