import { readWorkspace } from '../workspace.ts';
import { DEFAULT_CONSOLE, readArguments } from './arguments.ts';
import { remotesOf } from './devServers.ts';
import { developRemote } from './oneRemote.ts';
import { developConsole } from './wholeConsole.ts';

const USAGE = `npm run dev                                  the whole console, with hot reload
npm run dev -- bookings                      one remote, inside the console that runs at ${DEFAULT_CONSOLE}
npm run dev -- bookings http://127.0.0.1:80  the same, inside the console at another address`;

const remotes = remotesOf(readWorkspace());
const asked = readArguments(
  process.argv.slice(2),
  remotes.map(({ name }) => name),
);
if ('refusal' in asked) {
  console.error(`${asked.refusal}\n\n${USAGE}`);
  process.exit(1);
}
const remote = remotes.find(({ name }) => name === asked.remote);
if (remote) await developRemote(remote, asked.console);
else await developConsole(remotes);
