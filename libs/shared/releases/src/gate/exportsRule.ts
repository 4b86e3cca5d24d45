import type { ReleasedRemote, ReleasedShell } from '@console/platform/releases';
import { named, SHELL } from '../Candidate.ts';
import type { Rule } from './Judgement.ts';

/** The shell must export each name that a remote imports from a shared library. */
export const exportsRule: Rule = ({ after: { shell, remotes }, changed }) => {
  if (!shell) return { refusals: [] };
  const concerned = remotes.filter(({ name }) => changed.has(name) || changed.has(SHELL));
  return { refusals: concerned.flatMap((remote) => sentencesOf(shell, remote, changed.has(remote.name))) };
};

function sentencesOf(shell: ReleasedShell, remote: ReleasedRemote, isNew: boolean): string[] {
  return Object.entries(remote.needs).flatMap(([module, names]) => {
    const missing = names.filter((name) => name !== '*' && !shell.exports[module]?.includes(name));
    const wanted = shell.exports[module]
      ? missing.join(', ')
      : names.filter((name) => name !== '*').join(', ') || 'all';
    if (shell.exports[module] && missing.length === 0) return [];
    return isNew
      ? `${named(remote.name, remote)} imports ${wanted} from ${module}, which the live shell, ${shell.version}, does not export.`
      : `The ${named(SHELL, shell)} does not export ${wanted} from ${module}, which the live ${named(remote.name, remote)} imports.`;
  });
}
