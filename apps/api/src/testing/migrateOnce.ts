import { migrate, openDatabase } from '@console/api-kit/database';
import { readDatabaseLocation } from '../env.ts';
import { migrations } from '../migrations.ts';

/**
 * Tests run this file in a separate process. It migrates the environment's database and prints the number of applied
 * files.
 */
const database = await openDatabase(readDatabaseLocation(process.env));
const applied = await migrate(database, migrations);
await database.close();
process.stdout.write(String(applied.length));
