import { notify } from '@console/platform';
import type { ConsoleRouter } from '../routing/consoleRouter.tsx';
import { refreshConsole } from './refreshConsole.ts';

/** Loads the newer version; without the server it says that nothing was done, and answers false. */
export async function refreshOrSay(router: ConsoleRouter): Promise<boolean> {
  if (await refreshConsole(router)) return true;
  notify.error('The server cannot be reached, so nothing was refreshed. You can go on working.');
  return false;
}
