/** The script of a remote's container, the same in every release. */
export const ENTRY_FILE = 'remoteEntry.js';

/** The global variable that holds a remote's container. */
export function containerName(remote: string): string {
  return `console_${remote.replaceAll('-', '_')}`;
}
