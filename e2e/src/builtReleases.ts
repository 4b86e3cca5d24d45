import { resolve } from 'node:path';

/** The releases that the browser tests serve: the folder RELEASES_DIR, or else the one that `npm start` and `npm test` fill. */
export const builtReleases = resolve(process.env.RELEASES_DIR || resolve(import.meta.dirname, '../../releases'));
