import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from '../build/run.ts';
import { workspaceRoot } from '../workspace.ts';
import type { StageResult } from './stage.ts';

/** The parts of Vitest's JSON report that this stage reads. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** Runs Vitest with these arguments and counts its tests. A file that cannot be loaded counts as a failure. */
export async function runVitest(args: string[], env: Record<string, string> = {}): Promise<StageResult> {
  const folder = mkdtempSync(join(tmpdir(), 'console-vitest-'));
  const file = join(folder, 'report.json');
  try {
    // One worker more than processors, because some tests mostly wait for the servers that they start.
    const workers = availableParallelism() + 1;
    const config = join(import.meta.dirname, 'vitest.config.ts');
    const options = [
      'run',
      `--config=${config}`,
      '--reporter=json',
      `--outputFile=${file}`,
      `--maxWorkers=${workers}`,
      ...args,
    ];
    const { code, output } = await run('vitest', options, { env });
    const notes = [...new Set(output.match(/^Databases: .*$/gm) ?? [])];
    return { ...countReport(JSON.parse(readFileSync(file, 'utf8')), code, output), notes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param code Vitest's exit code. It is also non-zero for errors that belong to no test. */
export function countReport(report: Report, code: number, output: string): StageResult {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(workspaceRoot, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${path}\n${message}`];
    return failed.map((test) => `${path} › ${test.fullName}\n${test.failureMessages.join('\n')}`);
  });
  if (failures.length === 0 && code !== 0) failures.push(`Vitest failed outside of the tests.\n${output}`);
  if (report.numPassedTests === 0 && failures.length === 0) failures.push('Vitest ran no test.');
  return { passed: report.numPassedTests, failed: failures.length, failures };
}
