import type { Tone } from '@console/rules';
import { type ComponentType, useMemo } from 'react';
import { useLinkClassName } from '../link/Link.tsx';
import { type LinkComponentProps, useLinkComponent } from '../link/LinkProvider.tsx';
import { useAvatarClassName } from '../person/Avatar.tsx';
import { useBadgeClassName } from '../status-badge/Badge.tsx';

/**
 * The class names of what cells show. The table computes them once. A list has thousands of cells, so a hook in a cell
 * costs more than the cell.
 */
export interface CellLooks {
  readonly Link: ComponentType<LinkComponentProps>;
  readonly link: string;
  readonly badge: (tone: Tone) => string;
  readonly avatar: string;
}

/** Returns the looks of a table's cells. They stay the same object, so that the rows do not render again. */
export function useCellLooks(): CellLooks {
  const Link = useLinkComponent();
  const link = useLinkClassName('row');
  const avatar = useAvatarClassName();
  const badge = useBadgeClassName();
  return useMemo(() => ({ Link, link, avatar, badge }), [Link, link, avatar, badge]);
}
