import { join } from 'node:path';
import { run } from '../build/run.ts';
import type { Report, StageResult } from './stage.ts';
import { TestRun } from './TestRun.ts';

/**
 * Runs journeys and counts them. A journey that passed only after a retry has failed.
 *
 * @param chromium the path of the browser.
 * @param folders the folders of the journeys, all by default.
 */
export async function runPlaywright(
  chromium: string,
  report: Report,
  folders: readonly string[],
): Promise<StageResult> {
  const tests = new TestRun({ parts: 'journeys', times: report.times, onFailure: report.failure });
  report.progress(() => tests.progress());
  const options = [
    'test',
    '--config=e2e/playwright.config.ts',
    `--reporter=${join(import.meta.dirname, '../reporters/playwrightReporter.ts')}`,
    ...folders,
  ];
  const { code, output } = await run('playwright', options, {
    // The journeys use the workspace's own releases folder, which the build stage has filled.
    env: { CHROMIUM_PATH: chromium, RELEASES_DIR: '' },
    onMessage: (message) => tests.receive(message),
  });
  return tests.result(code, output);
}
