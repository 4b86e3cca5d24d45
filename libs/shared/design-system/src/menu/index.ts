export { Menu, type MenuProps, type MenuTriggerProps } from './Menu.tsx';
export { MenuDivider, MenuItem, type MenuItemProps, MenuLink } from './MenuItem.tsx';
