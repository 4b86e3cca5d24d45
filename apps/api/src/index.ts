export { demoAccounts } from './demoAccounts.ts';
export { type Env, readEnv } from './env.ts';
export { migrations } from './migrations.ts';
export { StartProblem } from './StartProblem.ts';
export { schema } from './schema.ts';
export { DEMO_BOOKINGS, isEmpty, type SeedOptions, seedDatabase } from './seed.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
