import { run } from '../build/run.ts';

/**
 * Returns the packages that a change of these files can reach, by name. Nx follows the dependencies in the package.json files.
 *
 * @param root the folder of the workspace.
 * @throws Error with the output of Nx, when it cannot read the workspace.
 */
export async function affectedPackages(root: string, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const { code, output } = await run('nx', ['show', 'projects', '--affected', `--files=${files.join(',')}`, '--json'], {
    cwd: root,
    env: { NX_DAEMON: 'false' },
  });
  const list = output.slice(output.indexOf('['), output.lastIndexOf(']') + 1);
  if (code !== 0 || list === '') throw new Error(output);
  return JSON.parse(list);
}
