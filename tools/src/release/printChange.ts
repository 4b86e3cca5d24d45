import type { Changed } from '@console/releases';

/** Says what is live now, what it took the place of, and what the gate found worth knowing. */
export function printChange({ live, replaced, warnings }: Changed, ms: number): void {
  for (const { name, version } of live) {
    const before = replaced.find((each) => each.name === name);
    console.log(`${name} ${version} is live${before ? ` in place of ${before.version}` : ''} (${ms.toFixed(0)} ms).`);
  }
  for (const warning of warnings) console.log(`Note: ${warning}`);
}
