import { parseArgs } from 'node:util';
import { createAdministrator } from '@console/core-api';
import { z } from 'zod';
import { newLog } from '../log.ts';
import { SecurityLog } from '../securityLog.ts';
import { askPassword } from './askPassword.ts';
import { CommandProblem, parsed, runCommand } from './runCommand.ts';

const LEAST_PASSWORD = 5;

const STDERR = 2;

const options = z.object({
  email: z.email('--email must be a valid email address.').max(255, '--email must have at most 255 characters.'),
  givenName: z.string().trim().min(1, '--given-name must not be empty.').max(255, '--given-name is too long.'),
  familyName: z.string().trim().min(1, '--family-name must not be empty.').max(255, '--family-name is too long.'),
});

/**
 * `npm run create-admin -- --email …`: creates the first administrator of a real installation, which has no demo
 * accounts.
 */
const administrator = parsed(() => {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, 'given-name': { type: 'string' }, 'family-name': { type: 'string' } },
  });
  if (values.email === undefined)
    throw new Error('Give the email address: npm run create-admin -- --email name@example.com');
  const { givenName = 'Console', familyName = 'Administrator' } = {
    givenName: values['given-name'],
    familyName: values['family-name'],
  };
  const { data, error } = options.safeParse({ email: values.email.trim(), givenName, familyName });
  if (!data) throw new Error(error.issues[0]?.message);
  return data;
});

await runCommand(async (database) => {
  const password = await askPassword(`Password for ${administrator.email}: `);
  if (password.length < LEAST_PASSWORD)
    throw new CommandProblem(`The password must be at least ${LEAST_PASSWORD} characters.`);
  if (password.length > 1024) throw new CommandProblem('The password must be at most 1,024 characters.');
  const id = await createAdministrator(database, { ...administrator, password });
  if (id === null) throw new CommandProblem(`There is already a user who signs in with ${administrator.email}.`);
  const securityLog = new SecurityLog(newLog('info', STDERR));
  securityLog.passwordChanged({ userId: id, by: 'create-admin' });
  securityLog.rolesChanged({ userId: id, roles: ['ROLE_ADMIN'], by: 'create-admin' });
  process.stdout.write(`${administrator.email} can now sign in as an administrator.\n`);
});
