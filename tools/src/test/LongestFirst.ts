import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take ten seconds or longer, the longest first. The names end their paths. */
const LONGEST = [
  'tools/src/new/new.test.ts',
  'chaos/kill.test.ts',
  'chaos/worstInputs.test.ts',
  'mutations/mutationKeys.test.ts',
  'mutations/mutationRefusals.test.ts',
  'mutations/mutations.test.ts',
  'database/processes.test.ts',
  'api/src/main.test.ts',
  'database/seedOnAnyDay.test.ts',
  'live/live.test.ts',
  'live/liveEnds.test.ts',
  'database/postgresListener.test.ts',
];

/**
 * Starts the longest files of each project first, and the project with the longest file that uses one processor first. Vitest orders files by
 * how long they took, but a fresh clone does not know that. A long file at the end would run alone.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    const projects = [...byProject].sort(([a], [b]) => Number(b === 'tools') - Number(a === 'tools'));
    return projects.flatMap(([, ownFiles]) => ownFiles.toSorted((a, b) => place(a) - place(b)));
  }
}

function place({ moduleId }: TestSpecification): number {
  const found = LONGEST.findIndex((ending) => moduleId.endsWith(ending));
  return found < 0 ? LONGEST.length : found;
}
