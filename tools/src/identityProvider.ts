import { parseArgs } from 'node:util';
import { demoAccounts } from '@console/api';
import { startIdentityProvider } from '@console/harness/identity-provider';

/**
 * `npm run identity-provider`: starts an identity provider on this computer, for trying to sign in with one. It knows the
 * demo accounts and a stranger, and asks for no password.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    console: { type: 'string', default: process.env.PUBLIC_URL ?? 'http://127.0.0.1:4000' },
  },
});

const known = demoAccounts.map(({ email, name }) => ({ sub: email, email, emailVerified: true, name }));
const stranger = { sub: 'stranger', email: 'stranger@example.com', emailVerified: true, name: 'Somebody unknown' };

try {
  const address = new URL(values.console).origin;
  const provider = await startIdentityProvider({
    port: Number(values.port),
    consoles: [address],
    accounts: [...known, stranger],
  });
  console.log(`The identity provider is at ${provider.url}. Start the console with:

  PUBLIC_URL=${address} OIDC_ISSUER=${provider.url} OIDC_CLIENT_ID=${provider.clientId} \\
  OIDC_CLIENT_SECRET=${provider.clientSecret} OIDC_NAME='Example Login' npm start
`);
} catch (error) {
  console.error(`The identity provider cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
