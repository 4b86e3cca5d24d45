import { initials } from '@console/format';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { PersonIcon } from '../icons/content.ts';

const useStyles = makeStyles({
  avatar: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    boxSizing: 'border-box',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground6,
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '0',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  brand: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  nobody: {
    backgroundColor: 'transparent',
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    color: tokens.colorNeutralForeground3,
  },
  20: { width: '20px', height: '20px', fontSize: '8px', lineHeight: '20px' },
  24: { width: '24px', height: '24px', fontSize: '9px', lineHeight: '24px' },
  28: { width: '28px', height: '28px', fontSize: '10px', lineHeight: '28px' },
  32: { width: '32px', height: '32px', fontSize: '12px', lineHeight: '32px' },
  40: { width: '40px', height: '40px', fontSize: '14px', lineHeight: '40px' },
  inCell: { marginRight: tokens.spacingHorizontalSNudge, verticalAlign: 'middle' },
  image: { width: '100%', height: '100%', objectFit: 'cover' },
});

export interface AvatarProps {
  /** The person's name; null when the person is not known yet. */
  readonly name: string | null;
  readonly size?: 20 | 24 | 28 | 32 | 40;
  readonly imageUrl?: string | null | undefined;
  /** `brand` only for the signed-in user. All others are neutral, so that status is the only colour in a row. */
  readonly tone?: 'neutral' | 'brand';
}

/**
 * Returns the class name of the smallest avatar, at the left of a name in the same cell. A table asks once and draws the
 * people of all its rows with it.
 */
export function useAvatarClassName(): string {
  const styles = useStyles();
  return mergeClasses(styles.avatar, styles[20], styles.inCell);
}

/**
 * A circle with the person's picture, or with the initials when the picture does not load. Screen readers skip it,
 * because the name is beside it.
 */
export function Avatar({ name, size = 20, imageUrl, tone = 'neutral' }: AvatarProps) {
  const styles = useStyles();
  return (
    <span
      aria-hidden
      className={mergeClasses(
        styles.avatar,
        styles[size],
        tone === 'brand' && styles.brand,
        name === null && styles.nobody,
      )}
    >
      {name === null ? <PersonIcon size={size / 2} /> : <Portrait name={name} imageUrl={imageUrl} />}
    </span>
  );
}

interface PortraitProps {
  readonly name: string;
  readonly imageUrl: string | null | undefined;
}

/** The content of an avatar: the picture, or the initials. */
export function Portrait({ name, imageUrl }: PortraitProps) {
  return imageUrl ? <Picture name={name} imageUrl={imageUrl} /> : initials(name);
}

function Picture({ name, imageUrl }: { readonly name: string; readonly imageUrl: string }) {
  const styles = useStyles();
  const [missing, setMissing] = useState<string | null>(null);
  if (imageUrl === missing) return initials(name);
  return <img className={styles.image} src={imageUrl} alt="" onError={() => setMissing(imageUrl)} />;
}
