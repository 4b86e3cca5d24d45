import { type DurationUnit, durationOf, durationUnits, partsOfDuration } from '@console/format';
import { FieldContextProvider, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Input } from '../field/Input.tsx';
import { onLeaveGroup } from '../field/onLeaveGroup.ts';
import { Select } from '../field/Select.tsx';

const useStyles = makeStyles({
  row: { display: 'flex', gap: tokens.spacingHorizontalS, alignItems: 'center' },
  box: { flexGrow: 1, minWidth: '64px' },
  unit: { flexShrink: 0, width: '112px' },
});

const units = durationUnits.map((unit) => ({ value: unit, label: unit }));

export interface DurationInputProps {
  /** An ISO 8601 duration such as P3D, or the text that could not be read. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
}

/**
 * A duration as a number of minutes, hours, days or weeks. A duration such as P1DT2H, which needs more than one number,
 * is edited as ISO 8601 text.
 */
export function DurationInput({ value, onChange, onBlur = () => undefined, disabled }: DurationInputProps) {
  const styles = useStyles();
  const parts = partsOfDuration(value);
  const [unit, setUnit] = useState<DurationUnit>('days');
  const [asText, setAsText] = useState(false);
  const written = asText || (parts === null && value.startsWith('P'));
  const shownUnit = parts?.unit ?? unit;

  function count(typed: string, of: DurationUnit) {
    const number = typed.trim();
    onChange(/^\d{1,6}$/.test(number) ? durationOf(Number(number), of) : typed);
  }

  function changeUnit(next: DurationUnit) {
    setUnit(next);
    if (parts) onChange(durationOf(parts.count, next));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices when the focus leaves the group
    <div className={styles.row} onBlur={onLeaveGroup(onBlur)}>
      {written ? (
        <Input className={styles.box} placeholder="P1DT2H" value={value} onChange={onChange} disabled={disabled} />
      ) : (
        <>
          <Input
            className={styles.box}
            inputMode="numeric"
            value={parts ? String(parts.count) : value}
            onChange={(typed) => count(typed, shownUnit)}
            disabled={disabled}
          />
          <span className={styles.unit}>
            {/* The field labels the number. */}
            <FieldContextProvider value={undefined}>
              <Select
                aria-label="Unit"
                wide
                options={units}
                value={shownUnit}
                onChange={changeUnit}
                disabled={disabled}
              />
            </FieldContextProvider>
          </span>
        </>
      )}
      <Button
        appearance="subtle"
        disabled={disabled || (written && !asText)}
        aria-pressed={written}
        aria-label="Write it as ISO 8601"
        onClick={() => setAsText(!asText)}
      >
        ISO 8601
      </Button>
    </div>
  );
}
