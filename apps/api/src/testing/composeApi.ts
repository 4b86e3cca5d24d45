import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { composeForTests } from '@console/api-kit/testing';
import { pino } from 'pino';
import { readEnv } from '../env.ts';
import { migrations } from '../migrations.ts';
import { seedDatabase } from '../seed.ts';
import { startServer } from '../server.ts';
import { invariants } from './chaos/invariants.ts';

const variablesOfTests = { PORT: '0', NODE_ENV: 'test', LOG_LEVEL: 'info', TOKEN_SECRET: 'x'.repeat(32) };

composeForTests({
  migrations,
  seed: seedDatabase,
  seedVersion: seedVersion(),
  invariants,
  start: ({ database, variables, releases, clock, onLog, beatMs, runsJobs }) => {
    const env = readEnv({ ...variablesOfTests, ...variables });
    return startServer({
      env: { ...env, TOKEN_SECRET: env.TOKEN_SECRET ?? '' },
      database,
      dirs: { releases },
      clock,
      log: pino({ level: 'info' }, { write: (line) => onLog(JSON.parse(line)) }),
      ...(beatMs === undefined ? {} : { beatMs }),
      ...(runsJobs === undefined ? {} : { runsJobs }),
    });
  },
});

/** A digest of all files that create the demo data. */
function seedVersion(): string {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const sources = ['libs/*/api/src/seed/*.ts', 'libs/shared/api-kit/src/seeding/*.ts', 'apps/api/src/seed.ts'];
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
