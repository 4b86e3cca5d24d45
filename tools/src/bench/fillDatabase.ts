import { migrations, seedDatabase } from '@console/api';
import { type DatabaseLocation, migrate, openDatabase } from '@console/api-kit/database';

/** Migrates an empty database, fills it with demo data, and closes it. `bookings` sets the amount. */
export async function fillDatabase(location: DatabaseLocation, bookings: number): Promise<void> {
  const database = await openDatabase(location);
  try {
    await migrate(database, migrations);
    await seedDatabase(database, { bookings, now: new Date() });
  } finally {
    await database.close();
  }
}
