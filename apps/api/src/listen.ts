import { createServer, type Server } from 'node:http';
import type { Env } from './env.ts';
import { StartProblem } from './StartProblem.ts';

/** @throws StartProblem when the port is in use or not permitted. */
export async function listen(server: Server, env: Env): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).once('listening', resolve).listen(env.PORT, env.HOST);
  await promise.catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(sentenceAbout(error, env), { cause: error });
  });
}

/**
 * Checks, before anything is created, that the server can listen on the port.
 *
 * @throws StartProblem when it cannot.
 */
export async function checkPort(env: Env): Promise<void> {
  const probe = createServer();
  await listen(probe, env);
  await new Promise((resolve) => probe.close(resolve));
}

function sentenceAbout({ code, message }: NodeJS.ErrnoException, { PORT, HOST }: Env): string {
  if (code === 'EADDRINUSE') return `Port ${PORT} is in use: stop what listens there, or set PORT to another.`;
  if (code === 'EACCES') return `Port ${PORT} may not be used by this user: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST "${HOST}" is no address of this machine.`;
  return `The server cannot listen on ${HOST}, port ${PORT} (${message}).`;
}
