export { columnDrift } from './columnDrift.ts';
export { createTestDatabase, type TestDatabaseOptions, testPostgresUrl } from './createTestDatabase.ts';
export { describeOnEachDatabase, type EachDatabase } from './describeOnEachDatabase.ts';
export { type NodeTelling, tellingOf } from './live.ts';
export { type PostgresServer, startPostgres } from './startPostgres.ts';
