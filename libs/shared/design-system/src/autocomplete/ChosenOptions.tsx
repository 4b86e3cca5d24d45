import { makeStyles, tokens } from '@fluentui/react-components';
import { Button } from '../button/Button.tsx';
import { DismissIcon } from '../icons/controls.ts';
import type { Option } from '../options/option.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: '4px', margin: '0 0 4px', padding: 0, listStyleType: 'none' },
  item: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    minHeight: '24px',
    maxWidth: '100%',
    boxSizing: 'border-box',
    overflowWrap: 'anywhere',
    paddingLeft: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1Hover,
    fontSize: tokens.fontSizeBase200,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export interface ChosenOptionsProps {
  /** Names the list, for screen readers: 'Chosen'. */
  readonly label: string;
  readonly options: readonly Option[];
  readonly onRemove: (value: string) => void;
  readonly disabled?: boolean | undefined;
}

/** Lists what is chosen or added, such as the options of a multiple autocomplete, each with a button to remove it. */
export function ChosenOptions({ label: name, options, onRemove, disabled }: ChosenOptionsProps) {
  const styles = useStyles();
  if (options.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={name}>
      {options.map(({ value, label }) => (
        <li key={value} className={styles.item}>
          {label}
          <Button
            appearance="subtle"
            size="small"
            icon={<DismissIcon size={14} />}
            aria-label={`Remove ${label}`}
            disabled={disabled}
            onClick={() => onRemove(value)}
          />
        </li>
      ))}
    </ul>
  );
}
