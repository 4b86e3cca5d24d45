import { Radio as FluentRadio, RadioGroup as FluentRadioGroup, makeStyles } from '@fluentui/react-components';
import { onLeaveGroup } from '../field/onLeaveGroup.ts';
import type { SelectOption } from '../field/Select.tsx';

const useStyles = makeStyles({
  // On a phone the options take several lines; none breaks within its text.
  root: { flexWrap: 'wrap' },
});

export interface RadioGroupProps<Value extends string> {
  readonly options: readonly SelectOption<Value>[];
  /** The chosen value. Empty while nothing is chosen. */
  readonly value: Value | '';
  readonly onChange: (value: Value) => void;
  /** Called when the focus leaves the whole group. */
  readonly onBlur?: (() => void) | undefined;
}

/** Radio buttons in a line, for one of a few options. Put it into a Field, which gives it its name. Arrow keys choose. */
export function RadioGroup<Value extends string>({ options, value, onChange, onBlur }: RadioGroupProps<Value>) {
  const styles = useStyles();
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <FluentRadioGroup
      layout="horizontal"
      className={styles.root}
      value={value}
      onBlur={onBlur && onLeaveGroup(onBlur)}
      onChange={(_, data) => choose(data.value)}
    >
      {options.map((option) => (
        <FluentRadio key={option.value} value={option.value} label={option.label} />
      ))}
    </FluentRadioGroup>
  );
}
