export { onBehalfOf } from './caller.ts';
export { bytes, computed, entityColumns, moment, referenceColumns, ulid } from './columns.ts';
export { DatabaseError, DatabaseUnavailable, sqlState, unavailableIn, violatedConstraint } from './DatabaseError.ts';
export type { DataDirLock } from './lockDataDir.ts';
export { type MigrationFolder, migrate } from './migrate.ts';
export { newId } from './newId.ts';
export {
  type Database,
  type DatabaseLocation,
  type Engine,
  openDatabase,
  type Queries,
  type Transaction,
} from './openDatabase.ts';
