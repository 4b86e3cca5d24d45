import { notify } from '@console/platform';
import type { DataRouter } from 'react-router';
import { refreshConsole } from './refreshConsole.ts';

/** Refreshes the console. Shows a message and returns false when the server cannot be reached. */
export async function refreshOrSay(router: DataRouter): Promise<boolean> {
  if (await refreshConsole(router)) return true;
  notify.error('The server cannot be reached, so nothing was refreshed. You can go on working.');
  return false;
}
