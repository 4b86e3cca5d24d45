import { ThemeProvider } from '@console/design-system/theme';
import { connection } from '@console/platform';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeArrival } from './arrival/takeArrival.ts';
import { readConfig } from './config/config.ts';
import { prepareConsole } from './loadConsole.ts';
import { Root } from './Root.tsx';
import { authError, SessionStore } from './session/sessionStore.ts';

const config = readConfig();
const session = new SessionStore();
connection.watch(config.graphqlUrl);
const arrived = takeArrival();
const arrival = arrived === undefined ? undefined : finishArrival(arrived);
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

createRoot(container).render(
  <StrictMode>
    <ThemeProvider {...(config.styleNonce !== undefined && { nonce: config.styleNonce })}>
      <Root config={config} session={session} arrival={arrival} />
    </ThemeProvider>
  </StrictMode>,
);

/** Ends a sign-in at the identity provider. Its code is loaded only for that. */
function finishArrival(said: string): Promise<void> {
  prepareConsole();
  return import('./arrival/finishArrival.ts')
    .then((code) => code.finishArrival(said, config, session))
    .catch(() => session.signOut(authError('auth.error.unreachable')));
}
