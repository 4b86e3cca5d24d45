import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from '../build/run.ts';
import type { Report, StageResult } from './stage.ts';
import { TestRun } from './TestRun.ts';

/** Runs Vitest with these arguments and counts its tests. A file that cannot be loaded counts as a failure. */
export async function runVitest(
  args: string[],
  report: Report,
  env: Record<string, string> = {},
): Promise<StageResult> {
  const tests = new TestRun({ parts: 'files', times: report.times, onFailure: report.failure });
  report.progress(() => tests.progress());
  const options = [
    'run',
    `--config=${join(import.meta.dirname, 'vitest.config.ts')}`,
    `--reporter=${join(import.meta.dirname, '../reporters/vitestReporter.ts')}`,
    // One worker more than processors, because some tests mostly wait for the servers that they start.
    `--maxWorkers=${availableParallelism() + 1}`,
    ...args,
  ];
  const { code, output } = await run('vitest', options, { env, onMessage: (message) => tests.receive(message) });
  const result = tests.result(code, output);
  return { ...result, notes: [...new Set(output.match(/^Databases: .*$/gm)), ...(result.notes ?? [])] };
}
