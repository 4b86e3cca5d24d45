import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ellipsis } from '../style/shared.ts';
import { Avatar } from './Avatar.tsx';

const useStyles = makeStyles({
  person: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    minWidth: 0,
    maxWidth: '100%',
    verticalAlign: 'middle',
  },
  words: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    // Two links, one below the other, are two targets.
    '&:has(> :last-child a) > span': { lineHeight: '24px' },
  },
  name: { ...ellipsis },
  // The minimum height of a target.
  link: { lineHeight: '24px', '& > a': { display: 'block', ...ellipsis } },
  strong: { fontWeight: tokens.fontWeightSemibold },
  detail: {
    ...ellipsis,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  // The detail wraps instead of being cut, because a finger cannot open a tooltip.
  whole: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  missing: { color: tokens.colorNeutralForeground3 },
});

export interface PersonProps {
  /** Full name. Null shows `missing`. */
  readonly name: string | null | undefined;
  readonly imageUrl?: string | null | undefined;
  readonly size?: 20 | 24 | 28 | 32 | 40;
  /** A second, quieter line: job title, email. */
  readonly detail?: ReactNode;
  /** The text when there is no person: 'No trainer yet'. */
  readonly missing?: string;
  /** The name as a link, instead of plain text. */
  readonly children?: ReactNode;
  readonly strong?: boolean;
}

/** A person: avatar and name. */
export function Person({ name, imageUrl, size = 20, detail, missing = '–', children, strong }: PersonProps) {
  const styles = useStyles();
  if (name == null && missing === '–') return <span>–</span>;
  const words = (
    <span
      className={mergeClasses(
        styles.name,
        children && !detail ? styles.link : undefined,
        strong && styles.strong,
        name == null && styles.missing,
      )}
    >
      {children ?? name ?? missing}
    </span>
  );
  return (
    <span className={styles.person}>
      <Avatar name={name ?? null} size={size} imageUrl={imageUrl} />
      {detail ? (
        <span className={styles.words}>
          {words}
          <span className={mergeClasses(styles.detail, strong && styles.whole)}>{detail}</span>
        </span>
      ) : (
        words
      )}
    </span>
  );
}
