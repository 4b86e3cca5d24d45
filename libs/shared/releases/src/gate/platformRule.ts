import { named, SHELL } from '../Candidate.ts';
import type { Rule } from './Judgement.ts';

/** The shell must offer the platform of each remote: the same major version, and the same minor version or a later one. */
export const platformRule: Rule = ({ after: { shell, remotes }, changed }) => {
  if (!shell)
    return {
      refusals: ['There is no live shell to check a remote against. Release the shell first, or together with it.'],
    };
  const broken = remotes.filter(
    (remote) => (changed.has(remote.name) || changed.has(SHELL)) && !offers(shell.platform, remote.platform),
  );
  return {
    refusals: broken.map((remote) =>
      changed.has(remote.name)
        ? `${named(remote.name, remote)} was built for platform ${remote.platform}; the live shell, ${shell.version}, offers ${shell.platform}.`
        : `The ${named(SHELL, shell)} offers platform ${shell.platform}; the live ${named(remote.name, remote)} was built for ${remote.platform}.`,
    ),
  };
};

function offers(offered: string, needed: string): boolean {
  const [offeredMajor = 0, offeredMinor = 0] = offered.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  return offeredMajor === neededMajor && offeredMinor >= neededMinor;
}
