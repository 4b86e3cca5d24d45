/** The folder of this domain's migrations. */
export const migrations = { domain: 'classes', folder: new URL('../migrations/', import.meta.url) };
