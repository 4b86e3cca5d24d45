import { Fragment, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { type Icon, MoreHorizontalIcon } from '../icons/index.ts';
import { Menu } from '../menu/Menu.tsx';
import { MenuDivider, MenuItem } from '../menu/MenuItem.tsx';
import { ActionButton } from './ActionButton.tsx';

/** An action of a record: a move, or another change of it. */
export interface RecordAction {
  readonly id: string;
  readonly label: string;
  readonly icon: Icon;
  /** The reason why the action is impossible now, by the rule that the server applies. Null when it is possible. */
  readonly refusal: string | null;
  /** Whether something is lost for good. */
  readonly danger?: boolean;
  /** The next step of the record's life: the main button of the screen. At most one action has it. */
  readonly main?: boolean;
  /** Begins a group of the menu. */
  readonly apart?: boolean;
  readonly onSelect: () => void;
}

export interface RecordActionsProps {
  readonly actions: readonly RecordAction[];
  /** Shown between the menu and the main button. */
  readonly children?: ReactNode;
}

/**
 * The actions of a record's screen: the next step as the main button, the others in a menu. An impossible action is
 * disabled and says why, so no dialog opens that can only be closed.
 */
export function RecordActions({ actions, children }: RecordActionsProps) {
  const main = actions.find((action) => action.main);
  const others = actions.filter((action) => action !== main);
  return (
    <>
      {others.length > 0 && (
        <Menu
          label="More actions"
          trigger={(props) => <Button {...props} icon={<MoreHorizontalIcon size={20} />} aria-label="More actions" />}
        >
          {others.map(({ id, label, icon: ActionIcon, refusal, danger, apart, onSelect }) => (
            <Fragment key={id}>
              {apart && <MenuDivider />}
              <MenuItem icon={<ActionIcon size={16} />} refusal={refusal} danger={danger} onSelect={onSelect}>
                {label}
              </MenuItem>
            </Fragment>
          ))}
        </Menu>
      )}
      {children}
      {main && (
        <ActionButton appearance="primary" danger={main.danger} refusal={main.refusal} onClick={main.onSelect}>
          {main.label}
        </ActionButton>
      )}
    </>
  );
}
