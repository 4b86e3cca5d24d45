/** The SQL files of this domain, in the order of their names. */
export const migrations = { domain: 'admin', folder: new URL('../migrations/', import.meta.url) };
