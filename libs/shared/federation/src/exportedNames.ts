import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Rspack } from '@rsbuild/core';

/**
 * By shared module, the names that the shell's build exports of it, so that the release gate knows what a remote may import.
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
      // Imports through an index are laid upon the modules behind it, too; and an alias may lead to another file of the package.
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
  // What a CommonJS module assigns piece by piece is known only when it runs; as a whole it is its default export.
  const names = provided ?? (isPackage ? Object.keys(createRequire(path)(path)) : []);
  return [...new Set([...names, ...(isPackage ? ['default'] : [])])].sort();
}
