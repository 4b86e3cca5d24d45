import { Button } from '@console/design-system/button';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useSyncExternalStore } from 'react';
import type { DataRouter } from 'react-router';
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
  // The theme's focus ring is white in dark mode, which is not visible on yellow.
  button: { ':focus-visible': { outlineColor: tokens.colorNeutralForeground1Static } },
  text: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
});

interface LocalBannerProps {
  readonly local: LocalRemotes;
  readonly router: DataRouter;
}

/**
 * Names the remotes that this tab loads from this computer (FED-10). It cannot be hidden. A remote that a link asks for is loaded only
 * after the user agrees here, because its code acts with the administrator's permissions.
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
