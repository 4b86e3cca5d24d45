import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { isOutside, useModal } from '../dialog/useModal.ts';
import { DismissIcon, SearchIcon } from '../icons/controls.ts';
import { isApple } from '../keys/isApple.ts';
import { Key } from '../keys/Key.tsx';
import { KeyHint } from '../keys/KeyHint.tsx';
import { Announcement } from '../options/Announcement.tsx';
import { focusRing, phone, visuallyHidden } from '../style/shared.ts';
import { PaletteList, rowId } from './PaletteList.tsx';
import type { PaletteChoice, PaletteGroup, PaletteItem } from './paletteItem.ts';

const useStyles = makeStyles({
  dialog: {
    zIndex: 200,
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    width: '680px',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'calc(100dvh - 128px)',
    margin: '96px auto auto',
    padding: 0,
    overflow: 'hidden',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: '1px solid var(--popup-stroke)',
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow64,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    outlineStyle: 'none',
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
    '@media (max-height: 600px)': { marginTop: '16px', maxHeight: 'calc(100dvh - 32px)' },
    [phone]: { width: '100vw', maxWidth: 'calc(100vw - 16px)', marginTop: '8px', maxHeight: 'calc(100dvh - 16px)' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: tokens.spacingHorizontalM,
    minHeight: '52px',
    padding: '0 16px 0 18px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':focus-within': { borderBottomColor: tokens.colorCompoundBrandStroke },
    '@media (forced-colors: active)': { ':focus-within': { borderBottom: '2px solid Highlight' } },
  },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  input: {
    flexGrow: 1,
    minWidth: 0,
    height: '40px',
    padding: 0,
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    fontVariantNumeric: 'inherit',
    '::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
  },
  count: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  hidden: { ...visuallyHidden },
  close: {
    position: 'relative',
    ...focusRing,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    minWidth: '32px',
    height: '24px',
    margin: '0 -2px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    cursor: 'pointer',
    [phone]: { height: '32px' },
  },
  closeKey: { display: 'inline-flex', [phone]: { display: 'none' } },
  closeIcon: { display: 'none', [phone]: { display: 'inline' } },
  foot: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    flexShrink: 0,
    gap: '4px 16px',
    padding: '7px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    // A phone usually has no keyboard.
    [phone]: { display: 'none' },
  },
  hint: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  last: { marginLeft: 'auto' },
});

export interface PaletteProps<Item extends PaletteItem> {
  /** Names the palette and is its placeholder: 'Search references or jump to…' */
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly groups: readonly PaletteGroup<Item>[];
  /** The search words in lower case. They are highlighted in the results. */
  readonly words?: readonly string[];
  /** Shown in the head: '7 references'. */
  readonly count?: string | undefined;
  /** Announced to screen readers at each change: '7 references, 3 commands'. */
  readonly announced: string;
  readonly onClose: () => void;
  readonly onChoose: (item: Item, choice: PaletteChoice) => void;
  /** Called for Enter while there are no items. */
  readonly onEnterEarly?: (choice: PaletteChoice) => void;
  /** Shown at the end of the foot: ? all shortcuts. */
  readonly hint?: ReactNode;
}

/**
 * A dialog, 680 px wide, for search results and commands. The focus stays in the input. Arrows move through all groups.
 * Enter opens the active item, with Ctrl or ⌘ in a new tab. Escape closes the palette and returns the focus.
 */
export function Palette<Item extends PaletteItem>(props: PaletteProps<Item>) {
  const { label, text, onText, groups, words = [], count, announced, onClose, onChoose, onEnterEarly, hint } = props;
  const styles = useStyles();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const [pointed, setPointed] = useState<{ readonly id: string; readonly text: string }>();
  useModal(dialog);

  const items = groups.flatMap((group) => group.items);
  // An item that the user moved to stays active while others appear around it, until the text changes.
  const gone = pointed?.text === text ? items.find((item) => item.id === pointed.id) : undefined;
  const active = gone ?? items.find(({ disabled }) => !disabled) ?? items[0];
  const point = (item: Item | undefined) => item && setPointed({ id: item.id, text });

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const isOwn = event.target instanceof HTMLButtonElement && event.key !== 'Escape';
    if (isOwn) return;
    const at = active ? items.indexOf(active) : -1;
    const last = items.length - 1;
    const targets: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(at + 8, last),
      PageUp: Math.max(at - 8, 0),
    };
    const target = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? undefined : targets[event.key];
    if (target !== undefined) point(items[target]);
    else if (event.key === 'Enter') {
      const choice = { newTab: event.ctrlKey || event.metaKey, picked: gone !== undefined };
      if (!active) onEnterEarly?.(choice);
      else if (!active.disabled) onChoose(active, choice);
    } else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.dialog}
      onCancel={(event) => event.preventDefault()}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event) && event.detail < 2;
      }}
      onClick={(event) => {
        event.stopPropagation();
        if (pressedOutside.current && isOutside(event)) onClose();
      }}
      onKeyDown={press}
    >
      <div className={styles.head}>
        <SearchIcon size={20} className={styles.icon} />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={items.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active && rowId(id, active)}
          placeholder={label}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={255}
          className={styles.input}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        {count !== undefined && (
          <span aria-hidden className={styles.count}>
            {count}
          </span>
        )}
        <button type="button" className={styles.close} onClick={onClose}>
          <span className={styles.hidden}>Close</span>
          <span className={styles.closeKey}>
            <Key>Esc</Key>
          </span>
          <DismissIcon size={20} className={styles.closeIcon} />
        </button>
        <Announcement>{announced}</Announcement>
      </div>
      <PaletteList
        id={id}
        label={label}
        groups={groups}
        words={words}
        active={active}
        onPoint={point}
        onChoose={(item, newTab) => onChoose(item, { newTab, picked: true })}
      />
      <div aria-hidden className={styles.foot}>
        <KeyHint keys={['↑', '↓']}>move</KeyHint>
        <KeyHint keys={['Enter']}>open</KeyHint>
        <KeyHint keys={[isApple() ? '⌘' : 'Ctrl', 'Enter']}>open in a tab</KeyHint>
        {hint !== undefined && <span className={mergeClasses(styles.hint, styles.last)}>{hint}</span>}
      </div>
    </dialog>
  );
}
