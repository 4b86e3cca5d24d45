/** The SQL files of this domain, in the order of their names. */
export const migrations = { domain: 'billing', folder: new URL('../migrations/', import.meta.url) };
