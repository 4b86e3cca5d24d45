/** Stands in the shell's index.html before the address of each of its files. The server puts the release's address in its place. */
export const RELEASE_BASE = '__RELEASE_BASE__';
