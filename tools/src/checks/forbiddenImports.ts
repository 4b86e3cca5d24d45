import { join, normalize } from 'node:path';
import { declaredDependencies, readWorkspace, type WorkspacePackage } from '../workspace.ts';
import type { Check, Problem } from './check.ts';
import { type FileUse, type Place, placeOf, refusal, refusalOfOutside } from './layers.ts';
import { type Import, importsOf, isConfiguration, isTest, packageOf, sourceFiles } from './sources.ts';

/** Checks "Who may import whom" for every package.json and every import in the sources. */
export const forbiddenImports: Check = {
  name: 'every import is allowed',
  run(root) {
    const packages = readWorkspace(root);
    const places = new Map(packages.map((pkg) => [pkg.name, placeOf(pkg)]));
    return [
      ...packages.flatMap((pkg) => declaredProblems(pkg, packages)),
      ...packages.flatMap((pkg) => importProblems(root, pkg, places)),
    ];
  },
};

/** A package.json also covers tests and configuration, so it may name everything that any of its files may import. */
function declaredProblems(pkg: WorkspacePackage, packages: WorkspacePackage[]): Problem[] {
  const from = placeOf(pkg);
  const uses: FileUse[] = ['code', 'test', 'configuration'];
  return packages
    .filter(({ name }) => name in declaredDependencies(pkg))
    .flatMap((dependency) => {
      const subpaths = ['', ...Object.keys(dependency.manifest.exports ?? {}).map((path) => path.slice(1))];
      const reasons = uses.flatMap((use) =>
        subpaths.map((subpath) => refusal(from, placeOf(dependency), use, subpath, true)),
      );
      return reasons.includes(undefined)
        ? []
        : [`${pkg.dir}/package.json depends on ${dependency.name}: ${reasons[0]}.`];
    });
}

function importProblems(root: string, pkg: WorkspacePackage, places: Map<string, Place>): Problem[] {
  const dir = join(root, pkg.dir);
  return sourceFiles(dir).flatMap((file) =>
    importsOf(dir, file).flatMap((made) => {
      const reason = refusalOfImport(pkg, file, made, places);
      return reason ? [`${pkg.dir}/${file} imports ${made.specifier}: ${reason}.`] : [];
    }),
  );
}

function refusalOfImport(
  pkg: WorkspacePackage,
  file: string,
  { specifier, typeOnly }: Import,
  places: Map<string, Place>,
): string | undefined {
  const use = fileUse(file);
  const from = placeOf(pkg);
  const name = packageOf(specifier);
  if (name === undefined)
    return leavesPackage(file, specifier) ? 'it reaches into another package’s folder' : undefined;
  if (name === pkg.name) return undefined;
  const to = places.get(name);
  return to ? refusal(from, to, use, specifier.slice(name.length), typeOnly) : refusalOfOutside(from, name, use);
}

function fileUse(file: string): FileUse {
  if (isTest(file)) return 'test';
  return isConfiguration(file) ? 'configuration' : 'code';
}

function leavesPackage(file: string, specifier: string): boolean {
  return specifier.startsWith('.') && normalize(join(file, '..', specifier)).startsWith('..');
}
