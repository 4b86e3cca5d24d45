import { Button } from '@console/design-system/button';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useSyncExternalStore } from 'react';
import type { ConsoleRouter } from '../routing/consoleRouter.tsx';
import { refreshConsole } from '../updates/refreshConsole.ts';
import type { LocalRemotes } from './LocalRemotes.ts';
import { acceptLocalRemote, addressOf, forgetLocalRemote } from './localRemotesOfTab.ts';

const useStyles = makeStyles({
  root: { backgroundColor: tokens.colorPaletteYellowBackground3, color: tokens.colorNeutralForeground1Static },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: '40px',
    padding: '4px 16px 4px 20px',
  },
  // The ring of the theme is white in the dark.
  button: { ':focus-visible': { outlineColor: tokens.colorNeutralForeground1Static } },
  text: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
});

interface LocalBannerProps {
  readonly local: LocalRemotes;
  readonly router: ConsoleRouter;
}

/**
 * Says, above everything, which remotes this tab takes from this computer; it cannot be put away while it does (FED-10). What a link asks
 * for is asked here first: its code would act as the administrator who opened the link.
 */
export function LocalBanner({ local, router }: LocalBannerProps) {
  const styles = useStyles();
  const running = useSyncExternalStore(local.subscribe, local.list);
  const asked = useSyncExternalStore(local.subscribe, local.asked);
  if (running.length === 0 && asked.length === 0) return null;
  return (
    <section className={styles.root} aria-label="Remotes on this computer">
      {asked.map((remote) => (
        <div key={remote.name} className={styles.line} role="alert">
          <span className={styles.text}>
            A link asks this tab to run the remote '{remote.name}' from {addressOf(remote)}, on this computer. Its code
            acts as you. Run it only when you have started it yourself.
          </span>
          <Button
            size="small"
            className={styles.button}
            onClick={() => {
              acceptLocalRemote(remote);
              void refreshConsole(router);
            }}
          >
            Run it
          </Button>
          <Button size="small" className={styles.button} onClick={() => local.decline(remote)}>
            Do not run it
          </Button>
        </div>
      ))}
      {running.map(({ name, title, address, failed }) => (
        <div key={name} className={styles.line} role={failed ? 'alert' : undefined}>
          <span className={styles.text}>
            {failed
              ? `${title} did not load from ${address}, and is not taken from there any more.`
              : `${title} runs from ${address}, on this computer and in this tab alone.`}
          </span>
          <Button
            size="small"
            className={styles.button}
            onClick={() => {
              forgetLocalRemote(name);
              void refreshConsole(router);
            }}
          >
            {failed ? 'Use its release' : 'Stop using it'}
          </Button>
        </div>
      ))}
    </section>
  );
}
