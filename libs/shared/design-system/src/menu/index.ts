export { Menu, type MenuProps, type MenuTriggerProps } from './Menu.tsx';
export { MenuAnchor, MenuDivider, MenuItem, type MenuItemProps, MenuLink } from './MenuItem.tsx';
