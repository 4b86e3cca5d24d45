import { everything, type Reach } from '../affected/reach.ts';
import { releaseBuilt } from '../build/releaseBuilt.ts';
import { run } from '../build/run.ts';
import { allChecks } from '../checks/all.ts';
import { problemsOf } from '../checks/check.ts';
import { placeOf } from '../checks/layers.ts';
import { readWorkspace, workspaceRoot } from '../workspace.ts';
import { clockEnvironment, clocks } from './clocks.ts';
import { datedTests } from './datedTests.ts';
import { ensureFaketime, ensurePostgres, findChromium } from './installed.ts';
import { runPlaywright } from './playwrightStage.ts';
import { type Report, type Stage, type StageResult, single } from './stage.ts';
import { runVitest } from './vitestStage.ts';

export const types: Stage = { name: 'types', run: () => command('tsc', ['-b', '--pretty', 'false']) };

export const checks: Stage[] = [
  { name: 'lint', run: () => command('biome', ['ci', '--colors=off', '--diagnostic-level=error', '.']) },
  ...allChecks.map((check) => ({
    name: `check: ${check.name}`,
    run: async () => {
      const problems = await problemsOf(check, workspaceRoot);
      return single(problems.length === 0, problems.join('\n'));
    },
  })),
];

/** The stages that test what `reach` names. A stage without any test is left out. */
export function testStages(reach: Reach | typeof everything): Stage[] {
  const all = reach === everything;
  const folders = all ? [] : reach.tests.map((dir) => `${dir}/`);
  const zoned = zonedTests().filter((file) => all || folders.some((folder) => file.startsWith(folder)));
  const journeys = all ? [] : reach.journeys;
  const stages: Stage[] = [];
  if (all || folders.length > 0) {
    // The time zone is far to the east of Greenwich. The next stage repeats the tests with dates far to the west.
    stages.push({
      name: 'tests',
      run: (report) =>
        allTests(report, folders, all || reach.cases.length === 0 ? {} : { CASES_OF: reach.cases.join(' ') }),
    });
  }
  if (zoned.length > 0) {
    const zone = 'America/Los_Angeles';
    stages.push({ name: `tests in ${zone}`, run: (report) => runVitest(zoned, report, { TZ: zone }) });
  }
  if (all || journeys.length > 0) {
    stages.push(
      { name: 'build', run: () => releaseBuilt().then(() => single(true, '')) },
      { name: 'browser', run: async (report) => runPlaywright(await findChromium(), report, journeys) },
    );
  }
  return stages;
}

/** All tests of Vitest, each time with another clock of the machine. */
export const clockStages: Stage[] = Object.entries(clocks).map(([name, instant]) => ({
  name: `clocks: ${name}`,
  run: async (report) => allTests(report, ['--exclude=**/chaos/**'], clockEnvironment(await ensureFaketime(), instant)),
}));

async function allTests(report: Report, args: string[], env: Record<string, string>): Promise<StageResult> {
  await ensurePostgres();
  return runVitest(args, report, { CHROMIUM_PATH: await findChromium(), TZ: 'Pacific/Auckland', ...env });
}

/**
 * All tests with dates in the packages that run in a browser. They check that a screen shows the same dates in every
 * time zone. The design system is left out, because its tests set the time zones themselves.
 */
function zonedTests(): string[] {
  const kinds = ['shell', 'remote', 'contracts'];
  const shared = ['format', 'platform', 'relay', 'lists'];
  const packages = readWorkspace().filter((pkg) => {
    const place = placeOf(pkg);
    return kinds.includes(place.kind) || (place.kind === 'shared' && shared.includes(place.name));
  });
  return datedTests(
    workspaceRoot,
    packages.map(({ dir }) => dir),
  );
}

async function command(name: string, args: string[]): Promise<StageResult> {
  const { code, output } = await run(name, args);
  return single(code === 0, output);
}
