import type { ConsoleServer } from '@console/harness/console-server';
import type { Page } from 'playwright';
import { storedToken } from './signInScreen.ts';

/** Ends the session of a page on the server. The page learns it with its next request. */
export async function endSession(page: Page, server: ConsoleServer): Promise<void> {
  const headers = { authorization: `Bearer ${await storedToken(page)}` };
  const { ok, status } = await fetch(new URL('/authentication_token', server.url), { method: 'DELETE', headers });
  if (!ok) throw new Error(`The server answered ${status} and ended no session.`);
}
