import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '../src/ownReleases.ts';
import { readRegistry, remoteOf } from '../src/registry.ts';
import { expectScreen } from '../src/screens.ts';

const command = resolve(import.meta.dirname, '../../tools/src/release/main.ts');

/** The parts of a build's description that the defects change. */
interface Described {
  platform: string;
  needs: Record<string, string[]>;
  exports: Record<string, string[]>;
  links: string[];
  routes: { path: string }[];
}

type Defect = (described: Described, dist: string) => void;

const BUTTON = '@console/design-system/button';

const defects: Record<string, { breaks: Defect; says: RegExp }> = {
  'an incompatible platform contract': {
    breaks: (described) => {
      described.platform = `${Number.parseInt(described.platform, 10) + 1}.0.0`;
    },
    says: /platform \d+\.0\.0/,
  },
  'a name that the live shell does not export': {
    breaks: ({ needs }) => needs[BUTTON]?.push('PushButton'),
    says: /imports PushButton from @console\/design-system\/button, which the live shell, .*, does not export/,
  },
  'a route that another remote has': {
    breaks: ({ routes }) => {
      for (const route of routes) if (route.path === '/booking') route.path = '/training-class';
    },
    says: /\/training-class/,
  },
  'a link to no screen': {
    breaks: ({ links }) => links.push('/bokings'),
    says: /links to \/bokings, which is no screen/,
  },
  'an operation that the schema does not answer': {
    breaks: (_, dist) => writeFileSync(join(dist, 'operations.json'), '{"1":"query Lost { lostBookings }"}'),
    says: /Lost.*Cannot query field "lostBookings"/,
  },
};

test('FED-02 the gate refuses every release or rollback that would break something, with its reason, and the live releases stay', async ({
  page,
  signIn,
  server,
  releases,
}) => {
  const copies: string[] = [];
  const registry = () => readFileSync(join(releases, 'registry.json'), 'utf8');
  const run = (...args: string[]) =>
    new Promise<{ code: number; output: string }>((done) => {
      execFile(
        process.execPath,
        [command, ...args],
        { env: { ...process.env, RELEASES_DIR: releases } },
        (error, out, err) => done({ code: Number(error?.code ?? 0), output: out + err }),
      );
    });
  /** The arguments that release a copy of a live build with a changed description. */
  const changed = (name: string, base: string, change: Defect): string[] => {
    const dist = mkdtempSync(join(tmpdir(), 'console-gate-'));
    copies.push(dist);
    cpSync(join(releases, base.replace(/^\/releases\//, '')), dist, { recursive: true });
    const file = join(dist, 'release.json');
    const described: Described = JSON.parse(readFileSync(file, 'utf8'));
    change(described, dist);
    writeFileSync(file, JSON.stringify(described));
    return ['release', name, '--from', dist];
  };
  const refused = async (args: string[], says: RegExp, what: string) => {
    const before = registry();
    const { code, output } = await run(...args);
    expect(output, what).toMatch(says);
    expect(code, what).toBe(1);
    expect(registry(), what).toBe(before);
  };

  const { shell, remotes } = await readRegistry(server.url);
  const bookings = remoteOf({ remotes }, 'bookings').base;
  for (const [what, { breaks, says }] of Object.entries(defects)) {
    await refused(changed('bookings', bookings, breaks), says, what);
  }
  const lacking = changed('shell', shell?.base ?? '', ({ exports }) => {
    exports[BUTTON] = [];
  });
  await refused(lacking, /Button from @console\/design-system\/button/, 'a shell that lacks what live remotes import');

  // A newer shell adds an export and a remote uses it. The shell cannot be rolled back before that remote.
  const newer = changed('shell', shell?.base ?? '', ({ exports }) => exports[BUTTON]?.push('PushButton'));
  expect(await run(...newer)).toMatchObject({ code: 0 });
  expect(await run(...changed('bookings', bookings, ({ needs }) => needs[BUTTON]?.push('PushButton')))).toMatchObject({
    code: 0,
  });
  await refused(['rollback', 'shell'], /PushButton/, 'a rollback of the shell under a live remote');
  expect(await run('rollback', 'bookings')).toMatchObject({ code: 0 });
  expect(await run('rollback', 'shell')).toMatchObject({ code: 0 });

  await signIn('manager', '/booking');
  await expectScreen(page, 'Bookings');
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});
