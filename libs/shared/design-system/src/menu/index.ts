export { ChoiceMenu, type ChoiceMenuProps } from './ChoiceMenu.tsx';
export { Menu, type MenuProps, type MenuTriggerProps } from './Menu.tsx';
export {
  MenuAnchor,
  MenuChoice,
  type MenuChoiceProps,
  MenuDivider,
  MenuItem,
  type MenuItemProps,
  MenuLink,
} from './MenuItem.tsx';
