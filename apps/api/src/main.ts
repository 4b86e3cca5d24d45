import { DatabaseError, migrate, openDatabase } from '@console/api-kit/database';
import { seed } from '@console/core-api';
import { readEnv, releasesFolder } from './env.ts';
import { checkPort } from './listen.ts';
import { newLog } from './log.ts';
import { migrations } from './migrations.ts';
import { checkKeptOperations } from './operations/checkKeptOperations.ts';
import { StartProblem } from './StartProblem.ts';
import { DEMO_BOOKINGS, isEmpty, seedDatabase } from './seed.ts';
import { startServer } from './server.ts';
import { tokenSecret } from './tokenSecret.ts';

try {
  await serve();
} catch (error) {
  if (!(error instanceof StartProblem || error instanceof DatabaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** Opens the database, migrates it, and serves until a signal stops it. */
async function serve(): Promise<void> {
  const env = readEnv(process.env);
  const log = newLog(env.LOG_LEVEL);
  await checkPort(env);
  const { DATABASE_URL: url, CONSOLE_DATA_DIR: dataDir } = env;
  const database = await openDatabase(url ? { url } : { dataDir });
  try {
    await migrate(database, migrations);
    if (!url && (await isEmpty(database))) {
      process.stdout.write('Filling the new database with demo data…\n');
      await seedDatabase(database, { bookings: DEMO_BOOKINGS, now: new Date() });
    }
    const dirs = { releases: releasesFolder(env) };
    checkKeptOperations(dirs.releases, { embedded: !url, log });
    const server = await startServer({
      env: { ...env, TOKEN_SECRET: tokenSecret(env) },
      database,
      dirs,
      log,
    });
    let stopping = false;
    const stop = async () => {
      if (stopping) return;
      stopping = true;
      await server.close();
      await database.close();
    };
    process.on('SIGTERM', () => void stop()).on('SIGINT', () => void stop());
    const announcement = [`The console is at ${env.PUBLIC_URL ?? server.url}`, ...(url ? [] : [demoAccounts()])];
    process.stdout.write(`${announcement.join('\n')}\n`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function demoAccounts(): string {
  const emails = seed.demoAccounts.map(({ email }) => email);
  return `Demo accounts: ${emails.join(', ')} (password ${seed.demoPassword})`;
}
