import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { declaredDependencies, readWorkspace } from '../workspace.ts';
import type { Check } from './check.ts';
import { importsOf, packageOf, sourceFiles } from './sources.ts';

/** Each package.json must declare all imports, because `nx affected` and TypeScript's references read only these files. */
export const undeclaredDependencies: Check = {
  name: 'every imported package is declared',
  run(root) {
    return readWorkspace(root).flatMap((pkg) => {
      const dir = join(root, pkg.dir);
      const declared = declaredDependencies(pkg);
      return sourceFiles(dir).flatMap((file) =>
        importsOf(dir, file)
          .map(({ specifier }) => packageOf(specifier))
          .filter((name): name is string => name !== undefined && !isBuiltin(name))
          .filter((name) => name !== pkg.name && !(name in declared) && !(`@types/${name}` in declared))
          .map((name) => `${pkg.dir}/${file} imports ${name}, which ${pkg.dir}/package.json does not declare.`),
      );
    });
  },
};
