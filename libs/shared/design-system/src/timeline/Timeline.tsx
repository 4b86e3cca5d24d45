import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { DateText } from '../date/index.ts';
import { Avatar } from '../person/index.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
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

/** A list of messages in the order of time: notes, a conversation. */
export function Timeline({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <ul aria-label={label} className={styles.list}>
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
