import { SearchIcon } from '@console/design-system/icons';
import { isApple, Key } from '@console/design-system/keys';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useOverlay } from '../../context/overlays.ts';

/** The label of the search, on the button and in the palette. */
export const SEARCH_LABEL = 'Search references or jump to…';

const narrow = '@media (max-width: 1023px)';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    boxSizing: 'border-box',
    width: '100%',
    height: '32px',
    padding: '0 6px 0 10px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    cursor: 'text',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1Hover}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    [narrow]: {
      justifyContent: 'center',
      width: '32px',
      padding: 0,
      border: '1px solid transparent',
      backgroundColor: 'transparent',
      color: tokens.colorNeutralForeground2,
      cursor: 'pointer',
      ':hover': { border: '1px solid transparent', backgroundColor: tokens.colorSubtleBackgroundHover },
    },
  },
  icon: { flexShrink: 0 },
  words: {
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Visually hidden, but still read by screen readers.
    [narrow]: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
  },
  keys: { display: 'inline-flex', [narrow]: { display: 'none' } },
});

/** Opens the command palette. It looks like a search field. */
export function SearchButton() {
  const styles = useStyles();
  const { open, prepare } = useOverlay();
  return (
    <button
      type="button"
      className={styles.root}
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
      onClick={() => open('palette')}
      onPointerEnter={() => prepare('palette')}
      onFocus={() => prepare('palette')}
    >
      <SearchIcon size={16} className={styles.icon} />
      <span className={styles.words}>{SEARCH_LABEL}</span>
      <span className={styles.keys}>
        <Key>{isApple() ? '⌘ K' : 'Ctrl K'}</Key>
      </span>
    </button>
  );
}
