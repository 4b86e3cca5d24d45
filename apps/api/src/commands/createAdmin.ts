import { parseArgs } from 'node:util';
import { allowCommonPasswords, createAdministrator, whyNotPassword } from '@console/core-api';
import { administratorFields, LEAST_PASSWORD } from '@console/core-contracts';
import { z } from 'zod';
import { newLog } from '../log.ts';
import { SecurityLog } from '../securityLog.ts';
import { askPassword } from './askPassword.ts';
import { CommandProblem, parsed, runCommand } from './runCommand.ts';

const STDERR = 2;

/** An option that the console's own rule checks, with the words of the command line. */
const option = (field: keyof typeof administratorFields.shape, tooLong: string, invalid: string) =>
  z
    .string()
    .max(255, tooLong)
    .transform((text) => administratorFields.shape[field].safeParse(text).data ?? '')
    .pipe(z.string().min(1, invalid));

const options = z.object({
  email: option('email', '--email must have at most 255 characters.', '--email must be a valid email address.'),
  givenName: option('givenName', '--given-name is too long.', '--given-name must not be empty.'),
  familyName: option('familyName', '--family-name is too long.', '--family-name must not be empty.'),
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
  const { data, error } = options.safeParse({ email: values.email, givenName, familyName });
  if (!data) throw new Error(error.issues[0]?.message);
  return data;
});

await runCommand(async (database) => {
  const password = await askPassword(`Password for ${administrator.email}: `);
  if (password.length < LEAST_PASSWORD)
    throw new CommandProblem(`The password must be at least ${LEAST_PASSWORD} characters.`);
  if (password.length > 1024) throw new CommandProblem('The password must be at most 1,024 characters.');
  allowCommonPasswords(database.engine === 'pglite');
  const whyNot = whyNotPassword(password);
  if (whyNot !== null) throw new CommandProblem(whyNot);
  const id = await createAdministrator(database, { ...administrator, password });
  if (id === null) throw new CommandProblem(`There is already a user who signs in with ${administrator.email}.`);
  const securityLog = new SecurityLog(newLog('info', STDERR));
  securityLog.passwordChanged({ userId: id, by: 'create-admin' });
  securityLog.rolesChanged({ userId: id, roles: ['ROLE_ADMIN'], by: 'create-admin' });
  process.stdout.write(`${administrator.email} can now sign in as an administrator.\n`);
});
