import { makeStyles, tokens } from '@fluentui/react-components';
import { Button } from '../button/Button.tsx';
import { DismissIcon } from '../icons/controls.ts';
import { ellipsis } from '../style/shared.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    minWidth: 0,
  },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    boxSizing: 'border-box',
    maxWidth: 'min(420px, 100%)',
    whiteSpace: 'nowrap',
    height: '24px',
    paddingLeft: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1Hover,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  fixed: { paddingRight: '8px' },
  value: { ...ellipsis, color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** An active filter, shown as a chip. */
export interface FilterChip {
  readonly id: string;
  /** 'Booked'. */
  readonly label: string;
  /** 'November 2026'. */
  readonly value: string;
  /** Removes the filter. Without it the chip has no remove button. */
  readonly onRemove?: (() => void) | undefined;
}

export interface FilterChipsProps {
  readonly chips: readonly FilterChip[];
  /** Clears every filter. The button shows while there are chips. */
  readonly onClear?: (() => void) | undefined;
}

/** The active filters, each with a remove button, and one button that clears all. */
export function FilterChips({ chips, onClear }: FilterChipsProps) {
  const styles = useStyles();
  return (
    <ul aria-label="Active filters" className={styles.list}>
      {chips.map(({ id, label, value, onRemove }) => (
        <li key={id} className={styles.chip} title={`${label}: ${value}`}>
          {label}:<span className={styles.value}>{value}</span>
          {onRemove ? (
            <Button
              appearance="subtle"
              size="small"
              icon={<DismissIcon size={14} />}
              aria-label={`Remove ${label}: ${value}`}
              onClick={onRemove}
            />
          ) : (
            <span className={styles.fixed} />
          )}
        </li>
      ))}
      {onClear && chips.length > 0 && (
        <li>
          <Button appearance="subtle" size="small" onClick={onClear}>
            Clear
          </Button>
        </li>
      )}
    </ul>
  );
}
