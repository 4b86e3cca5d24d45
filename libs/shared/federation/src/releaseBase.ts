/** The placeholder before every file address in the shell's index.html. The server replaces it by the release's address. */
export const RELEASE_BASE = '__RELEASE_BASE__';
