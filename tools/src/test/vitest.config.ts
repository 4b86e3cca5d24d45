import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';
import { workspaceRoot } from '../workspace.ts';
import { LongestFirst } from './LongestFirst.ts';

/**
 * The Vitest configuration of `npm test`. It runs the tests of all packages, like the one in the root. But packages that
 * are set up alike are one project here: a worker loads Fluent, jsdom and the shared packages once for all of them, not
 * once for each package.
 */
export default defineConfig({
  test: { projects: projects(await packageConfigs()), sequence: { sequencer: LongestFirst } },
});

interface PackageConfig {
  /** Relative to the root of the workspace. */
  file: string;
  config: ViteUserConfig;
}

async function packageConfigs(): Promise<PackageConfig[]> {
  const files = globSync(
    ['apps/*/vitest.config.ts', 'libs/*/*/vitest{,.browser}.config.ts', 'tools/vitest.config.ts'],
    {
      cwd: workspaceRoot,
    },
  );
  return Promise.all(
    files.sort().map(async (file) => ({ file, config: (await import(join(workspaceRoot, file))).default })),
  );
}

function projects(packages: readonly PackageConfig[]): (string | TestProjectInlineConfiguration)[] {
  const alike = Object.values(Object.groupBy(packages, ({ config }) => setUp(config)));
  return alike.flatMap(([first, ...others] = []) => {
    if (!first) return [];
    return [others.length === 0 ? first.file : together(first, [first, ...others])];
  });
}

/** Two packages with the same text differ only in their names and folders. */
function setUp({ test, ...others }: ViteUserConfig): string {
  return JSON.stringify({ ...others, test: { ...test, name: undefined } });
}

/** One project with the tests of several packages, which are set up like the first. */
function together({ config }: PackageConfig, packages: readonly PackageConfig[]): TestProjectInlineConfiguration {
  const include = config.test?.include ?? ['src/**/*.test.ts'];
  return {
    ...config,
    root: workspaceRoot,
    test: {
      ...config.test,
      name: packages.map((one) => one.config.test?.name).join(', '),
      include: packages.flatMap(({ file }) => include.map((pattern) => join(dirname(file), pattern))),
    },
  };
}
