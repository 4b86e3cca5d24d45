import { AppsFilledIcon, AppsIcon, IconDrawing, type IconProps } from '@console/design-system/icons';
import type { SidebarEntry } from './sidebarGroups.ts';

/** The icon from a remote's registry entry, or a generic icon. */
export function EntryIcon({
  drawing,
  active,
  ...props
}: IconProps & { readonly drawing: SidebarEntry['drawing']; readonly active: boolean }) {
  if (!drawing) return active ? <AppsFilledIcon {...props} /> : <AppsIcon {...props} />;
  return <IconDrawing {...props} path={active ? drawing.filled : drawing.regular} grid={20} />;
}
