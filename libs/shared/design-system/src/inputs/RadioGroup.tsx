import { Radio as FluentRadio, RadioGroup as FluentRadioGroup } from '@fluentui/react-components';
import { onLeaveGroup } from '../field/onLeaveGroup.ts';
import type { SelectOption } from '../field/Select.tsx';

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
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <FluentRadioGroup
      layout="horizontal"
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
