import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  row: {
    position: 'absolute',
    left: 0,
    right: 0,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    padding: '0 8px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  active: { backgroundColor: tokens.colorNeutralBackground1Hover },
  ring: {
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '-2px',
  },
});

interface OptionRowProps {
  readonly id: string;
  /** From 1 to `count`. */
  readonly position: number;
  readonly count: number;
  /** The distance in px from the top of the list. */
  readonly top: number;
  readonly height: number;
  readonly chosen?: boolean;
  /** The keyboard or the pointer is on this option. */
  readonly active: boolean;
  readonly ring: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One row in an OptionList. */
export function OptionRow(props: OptionRowProps) {
  const { id, position, count, top, height, chosen = false, active, ring, onChoose, children } = props;
  const styles = useStyles();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input or the list handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant names the option, so it needs no focus
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      aria-setsize={count}
      aria-posinset={position}
      className={mergeClasses(styles.row, active && styles.active, ring && styles.ring)}
      style={{ top, height }}
      // Keeps the focus on the input or the list, which handle the keys.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
