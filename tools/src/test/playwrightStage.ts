import { run } from '../build/run.ts';
import type { StageResult } from './stage.ts';

/** The parts of Playwright's JSON report that this stage reads. */
export type PlaywrightReport = {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
  stats: { expected: number; unexpected: number; flaky: number };
};

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
};

/** Runs the journeys in the browser at `chromium` and counts them. A journey that passed only after a retry has failed. */
export async function runPlaywright(chromium: string): Promise<StageResult> {
  const { code, output } = await run('playwright', ['test', '--config=e2e/playwright.config.ts', '--reporter=json'], {
    // The journeys use the workspace's own releases folder, which the build stage has filled.
    env: { CHROMIUM_PATH: chromium, RELEASES_DIR: '' },
  });
  const start = output.indexOf('{\n');
  if (start < 0) throw new Error(output);
  return countReport(JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)), code);
}

export function countReport({ suites, errors, stats }: PlaywrightReport, code: number): StageResult {
  const failures = [...suites.flatMap(failuresIn), ...errors.map(({ message = 'unknown error' }) => message)];
  if (failures.length === 0 && code !== 0) failures.push('Playwright failed outside of the tests.');
  if (stats.expected === 0 && failures.length === 0) failures.push('Playwright ran no test.');
  return { passed: stats.expected, failed: failures.length, failures };
}

function failuresIn({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
        return `${file} › ${title}${projectName && ` (${projectName})`}\n${messages.join('\n')}`;
      }),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}
