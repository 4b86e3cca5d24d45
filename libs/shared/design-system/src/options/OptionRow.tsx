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
  /** From 1, of `count`. */
  readonly position: number;
  readonly count: number;
  /** In px from the top of the list, which renders only what is in view. */
  readonly top: number;
  readonly height: number;
  readonly chosen?: boolean;
  /** The keyboard or the pointer stands on it. */
  readonly active: boolean;
  readonly ring: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One line of a list of options. */
export function OptionRow(props: OptionRowProps) {
  const { id, position, count, top, height, chosen = false, active, ring, onChoose, children } = props;
  const styles = useStyles();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stands in the input or on the list
    // biome-ignore lint/a11y/useFocusableInteractive: options are pointed at by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      aria-setsize={count}
      aria-posinset={position}
      className={mergeClasses(styles.row, active && styles.active, ring && styles.ring)}
      style={{ top, height }}
      // Keeps the focus where the keyboard works.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
