import { releaseBuilt } from '../build/releaseBuilt.ts';
import { run } from '../build/run.ts';
import { allChecks } from '../checks/all.ts';
import { problemsOf } from '../checks/check.ts';
import { placeOf } from '../checks/layers.ts';
import { readWorkspace, workspaceRoot } from '../workspace.ts';
import { datedTests } from './datedTests.ts';
import { ensurePostgres, findChromium } from './installed.ts';
import { runPlaywright } from './playwrightStage.ts';
import { runStage, type Stage, single } from './stage.ts';
import { runVitest } from './vitestStage.ts';

/**
 * `npm test`: everything that must pass before a change is accepted. Arguments are the names of stages, to run only those. The last line is
 * `N passed, N failed`.
 */
const types: Stage = { name: 'types', run: () => command('tsc', ['-b', '--pretty', 'false']) };
const checks: Stage[] = [
  { name: 'lint', run: () => command('biome', ['ci', '--colors=off', '--diagnostic-level=error', '.']) },
  ...allChecks.map((check) => ({
    name: `check: ${check.name}`,
    run: async () => {
      const problems = await problemsOf(check, workspaceRoot);
      return single(problems.length === 0, problems.join('\n'));
    },
  })),
];
const tests: Stage[] = [
  {
    // The time zone is far to the east of Greenwich. The next stage repeats the tests with dates far to the west.
    name: 'tests',
    run: async () => {
      await ensurePostgres();
      return runVitest([], { CHROMIUM_PATH: await findChromium(), TZ: 'Pacific/Auckland' });
    },
  },
  { name: 'tests in America/Los_Angeles', run: () => runVitest(zonedTests(), { TZ: 'America/Los_Angeles' }) },
  {
    name: 'build',
    run: async () => {
      await releaseBuilt();
      return single(true, '');
    },
  },
  { name: 'browser', run: async () => runPlaywright(await findChromium()) },
];

const wanted = process.argv.slice(2);
let passed = 0;
let failed = 0;
// The compiler uses one core. The linter and the checks use the other.
await Promise.all([runChosen([types]), runChosen(checks)]);
await runChosen(tests);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** Runs the stages that the arguments name, one after another, and adds up their results. */
async function runChosen(stages: Stage[]): Promise<void> {
  for (const stage of stages) {
    if (wanted.length > 0 && !wanted.some((word) => stage.name.startsWith(word))) continue;
    const result = await runStage(stage);
    passed += result.passed;
    failed += result.failed;
  }
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

async function command(name: string, args: string[]) {
  const { code, output } = await run(name, args);
  return single(code === 0, output);
}
