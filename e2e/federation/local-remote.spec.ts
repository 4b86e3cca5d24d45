import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConsoleServer } from '@console/harness/console-server';
import { ensureBookedThisMonth } from '../src/bookings.ts';
import { copyDemoData } from '../src/demoData.ts';
import { test as base, expect } from '../src/fixtures.ts';
import { NO_SERVER } from '../src/PageWatch.ts';
import { expectScreen } from '../src/screens.ts';

const root = resolve(import.meta.dirname, '../..');

/** A console that allows remotes from an administrator's own computer. */
const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright needs the empty pattern
    async ({}, use, { workerIndex }) => {
      const dataDir = copyDemoData(`${workerIndex}-local`);
      const server = await ConsoleServer.start({ dataDir, env: { ALLOW_LOCAL_REMOTES: '1' } });
      await use(server);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/**
 * Runs `npm run dev -- bookings` for this console.
 *
 * @returns the remote's address, and a function that stops it.
 */
async function developBookings(url: string): Promise<{ place: string; stop: () => Promise<void> }> {
  const command = spawn(process.execPath, [join(root, 'tools/src/dev/main.ts'), 'bookings', url], { cwd: root });
  const ended = once(command, 'close');
  let output = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk) => (output += chunk));
  const stop = async () => {
    command.kill('SIGTERM');
    await ended;
  };
  try {
    await expect.poll(() => output, { timeout: 120_000 }).toMatch(/local-remote=bookings@\d+/);
  } catch (error) {
    await stop();
    throw error;
  }
  const [, place = ''] = /local-remote=(bookings@\d+)/.exec(output) ?? [];
  return { place, stop };
}

test('FED-10 an administrator runs bookings from their own computer, under a banner, until it fails; nobody else can', async ({
  page,
  signIn,
  server,
  newVisitor,
  allowErrors,
  token,
}) => {
  await ensureBookedThisMonth(server.url, await token('admin'));
  allowErrors(NO_SERVER, /ChunkLoadError|Loading chunk|RUNTIME-|_FAILED/);
  const { place, stop } = await developBookings(server.url);
  const own = `http://127.0.0.1:${place.split('@')[1]}`;
  try {
    const manager = await newVisitor();
    const asked: string[] = [];
    for (const where of [manager, page]) where.on('request', (request) => asked.push(new URL(request.url()).origin));
    await signIn('manager', `/booking?local-remote=${place}`, manager);
    await expectScreen(manager, 'Bookings');
    const banner = (where: typeof page) => where.getByRole('region', { name: 'Remotes on this computer' });
    await expect(banner(manager)).toHaveCount(0);
    expect(asked).not.toContain(own);

    // Anybody could have written the link, so nothing runs before the administrator agrees.
    await signIn('admin', `/booking?local-remote=${place}`);
    await expectScreen(page, 'Bookings');
    await expect(banner(page).getByRole('alert')).toContainText('Its code acts as you.');
    expect(asked).not.toContain(own);
    await banner(page).getByRole('button', { name: 'Run it', exact: true }).click();
    await expect(banner(page)).toContainText(`Bookings runs from ${own}, on this computer and in this tab alone.`);
    await expect(page).toHaveURL('/booking');
    const booking = page.getByRole('main').getByRole('link', { name: /^BK-/ }).first();
    await expect(booking).toBeVisible();
    expect(asked).toContain(own);

    await stop();
    await booking.click();
    await expect(banner(page).getByRole('alert')).toContainText(`Bookings did not load from ${own}`);
    await banner(page).getByRole('button', { name: 'Use its release' }).click();
    await expect(page.getByRole('heading', { name: 'Items' })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  } finally {
    await stop();
  }
});
