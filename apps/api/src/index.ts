export { type Env, readEnv } from './env.ts';
export { migrations } from './migrations.ts';
export { StartProblem } from './StartProblem.ts';
export { schema } from './schema.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
