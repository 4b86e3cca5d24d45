import { ThemeProvider } from '@console/design-system/theme';
import { connection } from '@console/platform';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readConfig } from './config/config.ts';
import { Root } from './Root.tsx';
import { SessionStore } from './session/sessionStore.ts';

const config = readConfig();
const session = new SessionStore();
connection.watch(config.graphqlUrl);
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

createRoot(container).render(
  <StrictMode>
    <ThemeProvider {...(config.styleNonce !== undefined && { nonce: config.styleNonce })}>
      <Root config={config} session={session} />
    </ThemeProvider>
  </StrictMode>,
);
