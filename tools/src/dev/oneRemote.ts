import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from '@console/platform/remote';
import { compileRelay } from '../compileRelay.ts';
import { type RemoteFolder, serveRemoteAlone } from './devServers.ts';
import { watchRelay } from './relayWatch.ts';

/**
 * `npm run dev -- bookings`: serves one remote from this computer for a running console that allows it (FED-10). Every change builds it
 * again, as a release is built. An administrator who opens the printed address gets it in that tab. A change reloads the page, because hot
 * reload needs React's development build and the console runs the production build.
 */
export async function developRemote(remote: RemoteFolder, console_: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  const { code, output } = await compileRelay({ only: [remote.name] });
  if (code !== 0) console.error(output.trim());
  const server = await serveRemoteAlone(remote);
  const relay = watchRelay([remote.dir], { only: [remote.name] });
  const definition: { default: RemoteDefinition } = await import(pathToFileURL(join(remote.dir, 'src/remote.ts')).href);
  const { routes, title } = definition.default;
  const first = routes.find(({ navigation }) => navigation)?.path ?? '/';
  console.log(`${title} is served at http://127.0.0.1:${server.port}/ and built again on every change.`);
  const obstacle = await obstacleOf(console_);
  if (obstacle) console.log(obstacle);
  console.log(`Open it as an administrator:\n\n  ${console_}${first}?local-remote=${remote.name}@${server.port}\n`);

  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      relay.close();
      await server.close();
      process.exit();
    });
  }
}

/** Returns the reason why the console would not accept the remote, as a sentence. Undefined when it would accept it. */
async function obstacleOf(address: string): Promise<string | undefined> {
  try {
    const page = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
    if (/name="local-remotes" content="allowed"/.test(page)) return undefined;
    return `The console at ${address} allows no remotes of this computer: start it with ALLOW_LOCAL_REMOTES=1.`;
  } catch {
    return `No console answers at ${address} yet: start one with ALLOW_LOCAL_REMOTES=1 npm start, or name another address.`;
  }
}
