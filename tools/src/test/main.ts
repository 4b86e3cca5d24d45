import { affectedPackages } from '../affected/affectedPackages.ts';
import { changedFiles, UnknownBaseError } from '../affected/changedFiles.ts';
import { everything, reachOf } from '../affected/reach.ts';
import { readWorkspace, workspaceRoot } from '../workspace.ts';
import { ProgressLine } from './ProgressLine.ts';
import { readPartTimes, savePartTimes } from './partTimes.ts';
import { failureList, runStage, type Stage } from './stage.ts';
import { checks, clockStages, testStages, types } from './stages.ts';

/**
 * `npm test`: everything that must pass before a change is accepted. Arguments are the names of stages, to run only those. `affected`, with
 * a base commit or without, runs only what the change can reach. The last line is `N passed, N failed`.
 */
const [first, ...others] = process.argv.slice(2);
const affected = first === 'affected';
const wanted = first === undefined || affected ? [] : [first, ...others];
const line = new ProgressLine();
const times = readPartTimes();
const failures: string[] = [];
let passed = 0;

const tests = testStages(affected ? await reach(others[0]) : everything);
// The compiler uses one core. The linter and the checks use the other.
await Promise.all([runChosen([types]), runChosen(checks)]);
await runChosen(tests);
// The same tests at other times of the machine's clock run only when they are asked for.
if (wanted.length > 0) await runChosen(clockStages);
savePartTimes(times);
if (failures.length > 0) console.log(`\n${failureList(failures)}\n`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;

/** Runs the stages that the arguments name, one after another, and adds up their results. */
async function runChosen(stages: Stage[]): Promise<void> {
  for (const stage of stages) {
    if (wanted.length > 0 && !wanted.some((word) => stage.name.startsWith(word))) continue;
    const result = await runStage(stage, line, times);
    passed += result.passed;
    failures.push(...result.failures);
  }
}

/** Returns what the changes since the base can reach, and prints it. */
async function reach(base?: string) {
  try {
    const found = await reachOf(changedFiles(workspaceRoot, base), readWorkspace(), (files) =>
      affectedPackages(workspaceRoot, files),
    );
    if (found === everything) line.print('The change can reach everything.');
    else
      line.print(
        `The change can reach the tests of ${listed(found.tests)}, and the journeys of ${listed(found.journeys)}.`,
      );
    return found;
  } catch (error) {
    if (!(error instanceof UnknownBaseError)) throw error;
    line.print(error.message);
    process.exit(1);
  }
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.join(', ');
}
