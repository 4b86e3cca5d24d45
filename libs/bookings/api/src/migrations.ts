/** The folder of this domain's migrations. */
export const migrations = { domain: 'bookings', folder: new URL('../migrations/', import.meta.url) };
