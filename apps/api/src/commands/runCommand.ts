import { type Database, DatabaseError, migrate, openDatabase } from '@console/api-kit/database';
import { readDatabaseLocation } from '../env.ts';
import { migrations } from '../migrations.ts';
import { StartProblem } from '../StartProblem.ts';

/** A command cannot do its work. The message gives the reason. */
export class CommandProblem extends Error {
  override readonly name = 'CommandProblem';
}

/**
 * Runs a command of the console on the environment's database, after applying the migrations. A refusal prints one
 * sentence and exits with 1.
 */
export async function runCommand(work: (database: Database) => Promise<void>): Promise<void> {
  try {
    const database = await openDatabase(readDatabaseLocation(process.env));
    try {
      await migrate(database, migrations);
      await work(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    const known = error instanceof CommandProblem || error instanceof StartProblem || error instanceof DatabaseError;
    if (!known) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Returns the options of the command line. A mistake in them prints one sentence and ends the process. */
export function parsed<Options>(parse: () => Options): Options {
  try {
    return parse();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
