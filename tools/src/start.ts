import { readEnv, StartProblem } from '@console/api';
import { BuildError, buildConsole } from './build/buildConsole.ts';

/** `npm start`: builds what has changed, then serves the whole console; the API's own start says where. */
try {
  const { DATABASE_URL } = readEnv(process.env);
  // Whoever only tries the console wants its address and the accounts to stay on screen.
  if (!DATABASE_URL) process.env.LOG_LEVEL ||= 'warn';
  const start = performance.now();
  const { rebuilt } = await buildConsole({ onBuild: () => console.log('Building the console…') });
  if (rebuilt) console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
} catch (error) {
  if (!(error instanceof StartProblem || error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exit(1);
}
await import('@console/api/main');
