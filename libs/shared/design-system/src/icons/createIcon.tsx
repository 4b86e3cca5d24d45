import type { ReactElement } from 'react';

export interface IconProps {
  /** Width and height in px; 20 unless given. */
  readonly size?: number;
  readonly className?: string | undefined;
  /** Says what the icon means where no word beside it does; without it the icon is decoration. */
  readonly label?: string;
}

export type Icon = (props: IconProps) => ReactElement;

export interface IconDrawingProps extends IconProps {
  /** The drawing on a square grid. */
  readonly path: string;
  /** The width of that grid in the drawing's own units. */
  readonly grid: number;
}

/**
 * An icon as one inline SVG in the colour of its text. Lists show hundreds of them, so it takes no hook and no style sheet. For a
 * drawing that arrives as data; the icons that screens name are made of it.
 */
export function IconDrawing({ path, grid, size = 20, className, label }: IconDrawingProps): ReactElement {
  return (
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

/** Makes an icon of a drawing on a grid. */
export function createIcon(path: string, grid: number): Icon {
  return (props) => IconDrawing({ ...props, path, grid });
}
