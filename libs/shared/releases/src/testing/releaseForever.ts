import { release } from '../release.ts';

/** Releases one build after the other, again and again, until the process is killed. */
const [releases = '', schema = '', ...builds] = process.argv.slice(2);
process.send?.('begins');
for (;;) for (const build of builds) await release({ releases, schema, builds: [build], by: 'ada' });
