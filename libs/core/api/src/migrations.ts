/** The folder of this domain's migrations. */
export const migrations = { domain: 'core', folder: new URL('../migrations/', import.meta.url) };
