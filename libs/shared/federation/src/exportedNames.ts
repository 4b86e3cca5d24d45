import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Rspack } from '@rsbuild/core';

/**
 * Lists the names that the shell's build exports of each shared module. The release gate compares them with the imports of remotes.
 *
 * @param dir the shell's folder.
 * @throws Error when a shared module is not in the build.
 */
export function exportedNames(stats: Rspack.Stats, dir: string, shared: readonly string[]): Record<string, string[]> {
  const { modules = [] } = stats.toJson({
    all: false,
    modules: true,
    modulesSpace: Number.POSITIVE_INFINITY,
    nestedModules: true,
    nestedModulesSpace: Number.POSITIVE_INFINITY,
    orphanModules: true,
    providedExports: true,
    reasons: true,
  });
  const all = withNested(modules);
  const { resolve } = createRequire(join(dir, 'package.json'));
  return Object.fromEntries(
    shared.map((name) => {
      const requested = all.filter(({ reasons = [] }) => reasons.some(({ userRequest }) => userRequest === name));
      const path = resolve(name);
      // An import through an index file also counts for the modules behind it. An alias may lead to another file of the package.
      const itself = requested.filter(({ nameForCondition }) => nameForCondition === path);
      const names = namesOf(itself.length > 0 ? itself : requested);
      if (names.length === 0) throw new Error(`The shell shares ${name}, but its build exports nothing of it.`);
      return [name, names];
    }),
  );
}

function withNested(modules: readonly Rspack.StatsModule[]): Rspack.StatsModule[] {
  return modules.flatMap((module) => [module, ...withNested(module.modules ?? [])]);
}

function namesOf(modules: readonly Rspack.StatsModule[]): string[] {
  const provided = modules.find(({ providedExports }) => providedExports?.length)?.providedExports;
  const path = modules.find(({ nameForCondition }) => nameForCondition)?.nameForCondition;
  const isPackage = path?.includes('/node_modules/') === true;
  // The named exports of a CommonJS module are known only when it runs. The whole module is its default export.
  const names = provided ?? (isPackage ? Object.keys(createRequire(path)(path)) : []);
  return [...new Set([...names, ...(isPackage ? ['default'] : [])])].sort();
}
