import { declaredDependencies, readManifest, readWorkspace } from '../workspace.ts';
import type { Check, Problem } from './check.ts';

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Each package has one exact version in the whole workspace. With an open range, an old version of npm picks an older version of the package. */
export const exactVersions: Check = {
  name: 'one exact version of every package',
  run(root) {
    const manifests = [
      { path: 'package.json', manifest: readManifest(root) },
      ...readWorkspace(root).map(({ dir, manifest }) => ({ path: `${dir}/package.json`, manifest })),
    ];
    const first = new Map<string, { version: string; path: string }>();
    const problems: Problem[] = [];
    for (const { path, manifest } of manifests) {
      for (const [name, version] of Object.entries(declaredDependencies({ name: '', dir: '', manifest }))) {
        if (!exact.test(version)) problems.push(`${path} asks for ${name} ${version}: write one exact version.`);
        const known = first.get(name);
        if (!known) first.set(name, { version, path });
        else if (known.version !== version) {
          problems.push(`${path} asks for ${name} ${version}, but ${known.path} for ${known.version}.`);
        }
      }
    }
    return problems;
  },
};
