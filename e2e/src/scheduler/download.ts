import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright';
import type { Actor } from '../Actor.ts';

interface File {
  readonly name: string;
  /** The media type of the response. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** Downloads the file of a button. */
export async function download(actor: Actor, button: Locator): Promise<File> {
  const { page } = actor;
  const loading = page.waitForEvent('download');
  await actor.press(button);
  const loaded = await loading;
  // The browser does not report the response of a download. Its link works for a minute.
  const response = await page.request.get(loaded.url());
  const type = (response.headers()['content-type'] ?? '').split(';')[0] ?? '';
  return { name: loaded.suggestedFilename(), type, bytes: await readFile(await loaded.path()) };
}
