import type { Changed } from '@console/releases';

/**
 * Prints the live releases, the releases that they replaced, and the gate's warnings.
 *
 * @param names the names in the command. Some of them may have been live already.
 * @param ms how long the command took.
 */
export function printChange(names: readonly string[], { live, replaced, warnings }: Changed, ms: number): void {
  const stayed = names.filter((name) => !live.some((each) => each.name === name));
  if (stayed.length > 0) console.log(`${stayed.join(', ')}: this build is live already.`);
  for (const { name, version } of live) {
    const before = replaced.find((each) => each.name === name);
    console.log(`${name} ${version} is live${before ? ` in place of ${before.version}` : ''} (${ms.toFixed(0)} ms).`);
  }
  for (const warning of warnings) console.log(`Note: ${warning}`);
}
