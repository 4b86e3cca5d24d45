import { makeStyles, tokens } from '@fluentui/react-components';
import { Input } from '../field/Input.tsx';
import { focusRing } from '../style/shared.ts';

const useStyles = makeStyles({
  picker: {
    ...focusRing,
    boxSizing: 'border-box',
    width: '24px',
    height: '24px',
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    forcedColorAdjust: 'none',
    '::-webkit-color-swatch-wrapper': { padding: '2px' },
    '::-webkit-color-swatch': { border: 'none', borderRadius: '2px' },
  },
});

export interface ColourInputProps {
  /** #rrggbb, or whatever is typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  /** Names the button that opens the browser's colour picker: 'Pick the primary colour'. */
  readonly pickLabel: string;
}

/** A colour, typed as #rrggbb or rrggbb, or picked with the browser's colour picker. */
export function ColourInput({ value, onChange, onBlur, disabled, pickLabel }: ColourInputProps) {
  const styles = useStyles();
  return (
    <Input
      value={value}
      // No limit on the length: the browser would apply it before the spaces of a pasted colour are removed.
      onChange={(text) => onChange(text.trim().replace(/^[0-9a-f]{6}$/i, '#$&'))}
      onBlur={onBlur}
      disabled={disabled}
      placeholder="#rrggbb"
      spellCheck={false}
      before={
        <input
          type="color"
          className={styles.picker}
          aria-label={pickLabel}
          // The browser's picker knows only whole colours.
          value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  );
}
