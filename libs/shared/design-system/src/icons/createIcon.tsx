import type { ReactElement } from 'react';

export interface IconProps {
  /** Width and height in px. The default is 20. */
  readonly size?: number;
  readonly className?: string | undefined;
  /**
   * The icon's meaning for screen readers. Set it when no text beside the icon says the same. Without a label the
   * icon is hidden from screen readers.
   */
  readonly label?: string;
}

/** A component that draws one icon. */
export type Icon = (props: IconProps) => ReactElement;

export interface IconDrawingProps extends IconProps {
  /** The drawing on a square grid. */
  readonly path: string;
  /** The width of the grid in the drawing's own units. */
  readonly grid: number;
}

/**
 * Draws an icon as one inline SVG in the colour of its text. Lists show hundreds of icons, so it uses no hook and no
 * style sheet. Use it for drawings that arrive as data. `createIcon` makes the icons with names.
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

/** Makes an icon component from a drawing and the width of its grid. */
export function createIcon(path: string, grid: number): Icon {
  return (props) => IconDrawing({ ...props, path, grid });
}
