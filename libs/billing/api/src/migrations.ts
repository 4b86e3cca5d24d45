/** The folder of this domain's migrations. */
export const migrations = { domain: 'billing', folder: new URL('../migrations/', import.meta.url) };
