import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import type { World } from '../Candidate.ts';
import { judge } from '../gate/judge.ts';
import { readBuild } from '../readBuild.ts';
import { FixtureBuilds, type FixtureRemote, type FixtureShell } from './fixtureBuilds.ts';

export interface Scene {
  shell?: FixtureShell | null;
  remotes?: FixtureRemote[];
}

/** The gate's answers for small fixtures. */
export class FixtureGate {
  readonly builds = new FixtureBuilds();

  /** Asks the gate about the step from one state of the console to another. The answers leave out the hashes of the versions. */
  judged({ before = {}, after = {}, changed }: { before?: Scene; after?: Scene; changed: string[] }) {
    const operations = (after.remotes ?? [])
      .filter(({ name }) => changed.includes(name))
      .flatMap((remote) => readBuild(this.builds.remote(remote)).operations);
    const schema = buildSchema(readFileSync(this.builds.schema, 'utf8'));
    const change = { before: this.world(before), after: this.world(after), changed: new Set(changed) };
    const { refusals, warnings } = judge(change, operations, schema);
    const plain = (sentence: string) => sentence.replaceAll(/\+[0-9a-f]{8}/g, '');
    return { refusals: refusals.map(plain), warnings: warnings.map(plain) };
  }

  /** Asks the gate about releasing one remote while others are live. */
  release(remote: FixtureRemote, ...beside: FixtureRemote[]) {
    return this.judged({
      before: { remotes: beside },
      after: { remotes: [...beside, remote] },
      changed: [remote.name],
    });
  }

  world({ shell = {}, remotes = [] }: Scene): World {
    const read = shell && readBuild(this.builds.shell(shell));
    const built = remotes.map((remote) => readBuild(this.builds.remote(remote)));
    return {
      shell: read?.kind === 'shell' ? read.entry : undefined,
      remotes: built.flatMap((each) => (each.kind === 'remote' ? each.entry : [])),
    };
  }
}
