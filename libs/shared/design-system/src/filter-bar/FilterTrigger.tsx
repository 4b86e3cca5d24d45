import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode, Ref } from 'react';
import { ChevronDownIcon } from '../icons/controls.ts';
import { asWideAsWidest, controlBox, ellipsis, print } from '../style/shared.ts';

const useStyles = makeStyles({
  trigger: {
    ...controlBox,
    gap: tokens.spacingHorizontalSNudge,
    flexShrink: 0,
    maxWidth: '100%',
    height: '32px',
    margin: 0,
    padding: '0 10px',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    fontVariantNumeric: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outlineStyle: 'none',
    [print]: { display: 'none' },
  },
  label: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  // The filter's chip shows the whole value.
  value: { ...asWideAsWidest(), maxWidth: '13ch', '& > span': ellipsis },
  chevron: { marginLeft: tokens.spacingHorizontalXS, color: tokens.colorNeutralForeground3, flexShrink: 0 },
});

export interface FilterTriggerProps {
  readonly label: string;
  readonly value: ReactNode;
  /** The values that the button may show, so that it always has the width of the widest. */
  readonly values: readonly string[];
  readonly open: boolean;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The button of a filter: its name and its value. */
export function FilterTrigger({ label, value, values, open, onClick, ref }: FilterTriggerProps) {
  const styles = useStyles();
  return (
    <button
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      className={styles.trigger}
      onClick={onClick}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.value} data-widest={values.join('\n')}>
        <span>{value}</span>
      </span>
      <ChevronDownIcon size={16} className={styles.chevron} />
    </button>
  );
}
