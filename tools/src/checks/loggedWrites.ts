import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { committedFiles } from './committedFiles.ts';

/**
 * The sources of a domain that write. Seeds and rows for tests are left out, because they fill databases that nobody
 * uses yet.
 */
const slices = /^libs\/\w+\/api\/src\/(?!seed\/|testing\/|cases\/).*(?<!\.test)\.ts$/;

const exempt = [
  // Creates the first account of an installation. Nobody can be signed in then, so nobody misses the change.
  'libs/core/api/src/user/createAdministrator.ts',
  // Counts failed attempts to sign in, and keeps the networks of sign-ins. No screen displays them.
  'libs/core/api/src/sign-in/signInAttempts.ts',
  'libs/core/api/src/sign-in/signInNetworks.ts',
  // Begins, uses and ends a session of nobody who is signed in yet. A trigger tells every process.
  'libs/core/api/src/user-session/startSession.ts',
  'libs/core/api/src/user-session/findSession.ts',
  // Uses up a code with which somebody signs in. Every write that also asks for a code publishes its user.
  'libs/core/api/src/second-factor/typedCode.ts',
  // Keeps for a minute what a browser needs after it was at the identity provider. No screen displays it.
  'libs/core/api/src/hand-over/handOvers.ts',
  // Keeps the hashes of links in mails. No screen displays them.
  'libs/core/api/src/user-token/links.ts',
  // Sends mails in the name of nobody, and publishes what becomes of them.
  'libs/admin/api/src/outbox/statements.ts',
  // Jobs of workflows are planned by the thousand, and screens poll them instead of hearing of each.
  'libs/admin/api/src/job-plan/keepPlan.ts',
  'libs/admin/api/src/scheduled-job/statements.ts',
];

/** A statement of drizzle, on the transaction or under any other name. */
const builtWrite =
  /\btx\s*\.(?:insert|update|delete)\(|\.(?:insert|update|delete)\(\s*[\w.]+\s*\)\s*\.(?:values|select|set|where|returning)\(/g;

/** A statement written by hand, also behind WITH. */
const handWritten =
  /\bsql(?:<[^`;]*>)?(?:\.raw\()?[`'"][^`;]*?\b(?:insert\s+into|delete\s+from|merge\s+into|truncate|update\s+\S+(?:\s+(?:as\s+)?\w+)?\s+set)\s/gi;

/**
 * `Writing` publishes its writes and refuses those of reserved tables. A write without it never appears on other
 * people's screens, and passes no guard, such as that of sign-in emails.
 */
export const loggedWrites: Check = {
  name: 'domains write through Writing, which publishes the change',
  run: (root) =>
    committedFiles(root)
      .filter((file) => slices.test(file) && !exempt.includes(file))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        const found = [...text.matchAll(builtWrite), ...text.matchAll(handWritten)];
        return found.map(({ index }) => {
          const line = text.slice(0, index).split('\n').length;
          return `${file}:${line}: use insert, insertAll, update, updateAll or remove of Writing.`;
        });
      }),
};
