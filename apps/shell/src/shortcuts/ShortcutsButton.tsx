import { Button } from '@console/design-system/button';
import { KeyboardIcon } from '@console/design-system/icons';
import { makeStyles } from '@fluentui/react-components';
import { useAbove } from '../above/aboveContext.ts';

// Where the window is narrow the menu of the account has it, and few have a keyboard.
const useStyles = makeStyles({ root: { '@media (max-width: 1023px)': { display: 'none' } } });

/** Opens the list of shortcuts. */
export function ShortcutsButton() {
  const styles = useStyles();
  const { open, prepare } = useAbove();
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
