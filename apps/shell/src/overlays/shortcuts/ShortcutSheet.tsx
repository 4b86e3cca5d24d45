import { Button } from '@console/design-system/button';
import { Dialog } from '@console/design-system/dialog';
import { Switch } from '@console/design-system/inputs';
import { Key, singleKeys, useSingleKeys } from '@console/design-system/keys';
import { HiddenText } from '@console/design-system/layout';
import { useSession } from '@console/platform';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useConsole } from '../../context/ConsoleContext.ts';
import type { OverlayProps } from '../../context/overlays.ts';
import { type ShortcutGroup, shortcutsOf } from './shortcutsOf.ts';

const useStyles = makeStyles({
  groups: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '24px',
    '@media (max-width: 479px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  heading: {
    margin: '8px 0 4px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '4px 8px', margin: 0 },
  words: { margin: 0, lineHeight: '24px' },
  keys: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '4px', margin: 0 },
  note: { margin: '-4px 0 0', color: tokens.colorNeutralForeground3 },
});

/** Lists the keyboard shortcuts for the user's roles, with a switch for single-letter shortcuts. */
export default function ShortcutSheet({ onClose }: OverlayProps) {
  const styles = useStyles();
  const { table } = useConsole();
  const { roles } = useSession();
  const on = useSingleKeys();
  const { left, right } = shortcutsOf(
    table.all.map(({ route }) => route),
    roles,
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Keyboard shortcuts"
      actions={
        <Button appearance="primary" data-autofocus onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className={styles.groups}>
        <div>
          {left.map((group) => (
            <Group key={group.heading} group={group} on={on} />
          ))}
        </div>
        <div>
          {right.map((group) => (
            <Group key={group.heading} group={group} on={on} />
          ))}
        </div>
      </div>
      <div>
        <Switch checked={on} onChange={singleKeys.set}>
          Shortcuts of a single letter or sign
        </Switch>
        <p className={styles.note}>Switch them off if keys are pressed by chance, or by speech.</p>
      </div>
    </Dialog>
  );
}

const JOINED = { together: ' and ', or: ' or ', after: ', then ' } as const;

function Group({ group, on }: { readonly group: ShortcutGroup; readonly on: boolean }) {
  const styles = useStyles();
  const shown = group.shortcuts.filter(({ single }) => on || !single);
  if (shown.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{group.heading}</h3>
      <dl className={styles.list}>
        {shown.map(({ words, keys, held }) => (
          <div key={words} style={{ display: 'contents' }}>
            <dt className={styles.words}>{words}</dt>
            <dd className={styles.keys}>
              <HiddenText>{keys.join(JOINED[held ?? 'after'])}</HiddenText>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
