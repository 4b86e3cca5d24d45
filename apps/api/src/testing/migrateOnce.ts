import { migrate, openDatabase } from '@console/api-kit/database';
import { readDatabaseLocation } from '../env.ts';
import { migrations } from '../migrations.ts';

/** For tests, as a process of its own: migrates the environment's database and prints how many files it applied. */
const database = await openDatabase(readDatabaseLocation(process.env));
const applied = await migrate(database, migrations);
await database.close();
process.stdout.write(String(applied.length));
