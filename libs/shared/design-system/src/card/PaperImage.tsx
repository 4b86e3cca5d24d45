import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  paper: {
    display: 'flex',
    justifyContent: 'center',
    boxSizing: 'border-box',
    padding: tokens.spacingVerticalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    // Paper is white in both themes.
    backgroundColor: '#ffffff',
    forcedColorAdjust: 'none',
  },
  image: { width: 'auto', height: 'auto', maxWidth: '100%', maxHeight: '96px' },
});

export interface PaperImageProps {
  /** An address of this console, or a `data:` address. */
  readonly src: string;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** What the image is, for screen readers. */
  readonly label: string;
}

/** An image that is printed, such as a logo, on white paper in both themes. */
export function PaperImage({ src, width, height, label }: PaperImageProps) {
  const styles = useStyles();
  return (
    <div className={styles.paper}>
      <img className={styles.image} src={src} width={width} height={height} alt={label} />
    </div>
  );
}
