import { run } from '../build/run.ts';
import { type Figure, reported } from './figure.ts';

/** Measures a production build of everything, and of one remote, without any cache. */
export async function measureBuilds(): Promise<Figure[]> {
  return [
    reported('Build of the shell and every remote', await seconds(['run-many', '-t', 'build']), 's', 'no cache'),
    reported('Build of one remote', await seconds(['run', '@console/bookings:build']), 's', 'bookings, no cache'),
  ];
}

async function seconds(command: string[]): Promise<number> {
  const start = performance.now();
  const { code, output } = await run('nx', [...command, '--skip-nx-cache', '--outputStyle=static'], {
    env: { NODE_ENV: 'production', NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  if (code !== 0) throw new Error(output);
  return (performance.now() - start) / 1000;
}
