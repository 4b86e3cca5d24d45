import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useRef } from 'react';
import { DateText } from '../date/index.ts';
import { Avatar } from '../person/index.ts';
import { useKeptPlace } from './useKeptPlace.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  keepsPlace: { overflowAnchor: 'none' },
  entry: { display: 'flex', gap: '10px', minWidth: 0 },
  words: { flexGrow: 1, minWidth: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
    marginBottom: tokens.spacingVerticalXXS,
  },
  author: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  time: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

export interface TimelineProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Entries that are added above others, such as earlier ones, do not move those on screen. */
  readonly keepsPlace?: boolean;
}

/** A list of messages in the order of time: notes, a conversation. */
export function Timeline({ label, children, keepsPlace = false }: TimelineProps) {
  const styles = useStyles();
  const list = useRef<HTMLUListElement>(null);
  useKeptPlace(list, keepsPlace);
  return (
    <ul ref={list} aria-label={label} className={mergeClasses(styles.list, keepsPlace && styles.keepsPlace)}>
      {children}
    </ul>
  );
}

export interface TimelineEntryProps {
  /** Full name; null when the author is not known. */
  readonly author: string | null;
  readonly imageUrl?: string | null | undefined;
  /** An ISO 8601 instant, shown in UTC. */
  readonly at: string;
  readonly children: ReactNode;
}

/** One message with its author and time. */
export function TimelineEntry({ author, imageUrl, at, children }: TimelineEntryProps) {
  const styles = useStyles();
  return (
    <li className={styles.entry}>
      <Avatar name={author} imageUrl={imageUrl} size={28} />
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.author}>{author ?? 'Nobody known'}</span>
          <span className={styles.time}>
            <DateText value={at} as="date-time" />
          </span>
        </div>
        {children}
      </div>
    </li>
  );
}
