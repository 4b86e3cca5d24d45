import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { DateText } from '../date/index.ts';
import { ArrowSwapIcon } from '../icons/status.ts';

const useStyles = makeStyles({
  entry: { display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 },
  mark: {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    width: '28px',
    height: '28px',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  words: {
    display: 'flex',
    flexGrow: 1,
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  time: {
    marginLeft: 'auto',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

export interface TimelineChangeProps {
  /** What happened, with its author: 'Priya Nair changed the status'. */
  readonly text: string;
  /** An ISO 8601 instant, shown in UTC. */
  readonly at: string;
  /** The values before and after. */
  readonly children: ReactNode;
}

/** A change of the record between the messages of a timeline, on one line. */
export function TimelineChange({ text, at, children }: TimelineChangeProps) {
  const styles = useStyles();
  return (
    <li className={styles.entry}>
      <span aria-hidden className={styles.mark}>
        <ArrowSwapIcon size={16} />
      </span>
      <div className={styles.words}>
        <span>{text}</span>
        {children}
        <span className={styles.time}>
          <DateText value={at} as="date-time" />
        </span>
      </div>
    </li>
  );
}
