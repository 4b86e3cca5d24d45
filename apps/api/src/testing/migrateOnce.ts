import { migrate, openDatabase } from '@console/api-kit/database';
import { readDatabaseLocation } from '../env.ts';
import { migrations } from '../migrations.ts';

/** For tests, in a process of its own: migrates the environment's database and prints the number of applied files. */
const database = await openDatabase(readDatabaseLocation(process.env));
const applied = await migrate(database, migrations);
await database.close();
process.stdout.write(String(applied.length));
