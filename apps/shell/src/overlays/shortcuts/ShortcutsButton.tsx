import { Button } from '@console/design-system/button';
import { KeyboardIcon } from '@console/design-system/icons';
import { makeStyles } from '@fluentui/react-components';
import { useOverlay } from '../../context/overlays.ts';

// Hidden in narrow windows, where the user menu has the same command.
const useStyles = makeStyles({ root: { '@media (max-width: 1023px)': { display: 'none' } } });

/** Opens the list of keyboard shortcuts. */
export function ShortcutsButton() {
  const styles = useStyles();
  const { open, prepare } = useOverlay();
  return (
    <Button
      appearance="subtle"
      className={styles.root}
      icon={<KeyboardIcon size={20} />}
      aria-label="Keyboard shortcuts"
      title="Keyboard shortcuts"
      onClick={() => open('shortcuts')}
      onPointerEnter={() => prepare('shortcuts')}
    />
  );
}
