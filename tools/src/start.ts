import { readEnv, StartProblem } from '@console/api';
import { BuildError, buildConsole } from './build/buildConsole.ts';

/** `npm start`: builds what has changed, then serves the whole console; the API's own start says where. */
try {
  readEnv(process.env);
  const start = performance.now();
  const { rebuilt } = await buildConsole({ onBuild: () => console.log('Building the console…') });
  if (rebuilt) console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
} catch (error) {
  if (!(error instanceof StartProblem || error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exit(1);
}
await import('@console/api/main');
