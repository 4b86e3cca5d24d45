import { makeStyles } from '@fluentui/react-components';
import { Button } from '../button/Button.tsx';
import type { SelectOption } from '../field/Select.tsx';
import { ChevronDownIcon } from '../icons/controls.ts';
import { print } from '../style/shared.ts';
import { Menu } from './Menu.tsx';
import { MenuChoice } from './MenuItem.tsx';

const useStyles = makeStyles({
  // Buttons are not printed, but the value is.
  printed: { display: 'none', [print]: { display: 'inline' } },
});

export interface ChoiceMenuProps<Value extends string> {
  /** Names the value: 'Status of Hannah Whitfield'. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption<Value>[];
  /** Called with another value than the present one. */
  readonly onChoose: (value: Value) => void;
  /** Makes it fit into the row of a table. */
  readonly small?: boolean | undefined;
}

/**
 * Shows a value and changes it. Use it in place of a `Select` where a choice acts at once, because in a select one arrow
 * key is a choice already. Here a choice needs a second step.
 */
export function ChoiceMenu<Value extends string>({ label, value, options, onChoose, small }: ChoiceMenuProps<Value>) {
  const styles = useStyles();
  const shown = options.find((option) => option.value === value)?.label ?? value;
  return (
    <>
      <span className={styles.printed}>{shown}</span>
      <Menu
        label={label}
        align="start"
        trigger={(props) => (
          <Button
            {...props}
            size={small ? 'small' : 'medium'}
            iconAfter={<ChevronDownIcon size={16} />}
            aria-label={`${label}: ${shown}`}
          >
            {shown}
          </Button>
        )}
      >
        {options.map((option) => (
          <MenuChoice
            key={option.value}
            chosen={option.value === value}
            onSelect={() => option.value !== value && onChoose(option.value)}
          >
            {option.label}
          </MenuChoice>
        ))}
      </Menu>
    </>
  );
}
