import { Checkbox } from '../field/Checkbox.tsx';
import { onLeaveGroup } from '../field/onLeaveGroup.ts';
import type { SelectOption } from '../field/Select.tsx';
import { Row, Stack } from '../layout/Stack.tsx';

export interface CheckboxGroupProps<Value extends string> {
  readonly options: readonly SelectOption<Value>[];
  readonly value: readonly Value[];
  readonly onChange: (value: readonly Value[]) => void;
  /** Called when the focus leaves the whole group. */
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
}

/**
 * A row of check boxes for a few options, or a column when an option says what it means. Put it into a Field with `group`. `onChange` receives the chosen values in
 * the order of the options.
 */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { options, value, onChange, onBlur = () => undefined, disabled } = props;
  const choose = (changed: Value, checked: boolean) =>
    onChange(options.map((option) => option.value).filter((one) => (one === changed ? checked : value.includes(one))));
  const boxes = options.map((option) => (
    <Checkbox
      key={option.value}
      checked={value.includes(option.value)}
      disabled={disabled}
      detail={option.detail}
      onChange={(checked) => choose(option.value, checked)}
    >
      {option.label}
    </Checkbox>
  ));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices when the focus leaves the boxes
    <div onBlur={onLeaveGroup(onBlur)}>
      {options.some(({ detail }) => detail) ? (
        <Stack gap="xs">{boxes}</Stack>
      ) : (
        <Row gap="l" wrap>
          {boxes}
        </Row>
      )}
    </div>
  );
}
