import type { ReactElement } from 'react';

export interface IconProps {
  /** Width and height in px; 20 unless given. */
  readonly size?: number;
  readonly className?: string;
  /** Says what the icon means where no word beside it does; without it the icon is decoration. */
  readonly label?: string;
}

export type Icon = (props: IconProps) => ReactElement;

/**
 * An icon as one inline SVG in the colour of its text. Lists show hundreds of them, so it takes no hook and no style sheet.
 *
 * @param path the drawing on a square grid.
 * @param grid the width of that grid in the drawing's own units.
 */
export function createIcon(path: string, grid: number): Icon {
  return ({ size = 20, className, label }) => (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={`0 0 ${grid} ${grid}`}
      fill="currentColor"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  );
}
