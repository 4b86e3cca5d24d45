import type { Changed } from '@console/releases';

/**
 * Says what is live now, what it took the place of, and what the gate found worth knowing.
 *
 * @param names what was asked for; of what is live already there is nothing to change.
 * @param ms how long it took.
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
