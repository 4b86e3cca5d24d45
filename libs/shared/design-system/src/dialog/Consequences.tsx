import { formatCount } from '@console/format';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { focusRing } from '../style/shared.ts';

const useStyles = makeStyles({
  all: {
    ...focusRing,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    // However much it touches, the buttons below stay in sight.
    maxHeight: 'max(120px, min(400px, 100dvh - 400px))',
    overflowY: 'auto',
    padding: '12px',
    backgroundColor: tokens.colorNeutralBackground2,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  heading: {
    margin: '0 0 4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    overflowWrap: 'anywhere',
  },
  // What does not fit beside the rest goes below it as a whole.
  one: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalXS },
  title: { color: tokens.colorNeutralForeground3 },
  more: { marginTop: '4px', marginLeft: '-8px' },
});

/** One thing that an action touches: 'BK-10482 Hallam Engineering plc is put on hold'. */
export interface Consequence {
  readonly id: string;
  /** What it is called, as a link where it has a screen. */
  readonly name: ReactNode;
  /** Whose it is, or what. */
  readonly title?: string;
  /** The rest of the sentence. */
  readonly words: string;
}

export interface ConsequenceGroup {
  /** What they are: 'Bookings'. */
  readonly heading: string;
  readonly consequences: readonly Consequence[];
}

export interface ConsequencesProps {
  readonly groups: readonly ConsequenceGroup[];
}

/** As many of a group are shown at first. */
const shownAtFirst = 10;

/** What an action touches, group by group, in the question before it: each by its name and with what becomes of it. */
export function Consequences({ groups }: ConsequencesProps) {
  const styles = useStyles();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a link in it, it is scrolled by the keyboard all the same
    // biome-ignore lint/a11y/useSemanticElements: a section of its own would be a landmark
    <div role="group" aria-label="What this touches" tabIndex={0} className={styles.all}>
      {groups.map((group) => (
        <Group key={group.heading} {...group} />
      ))}
    </div>
  );
}

function Group({ heading, consequences }: ConsequenceGroup) {
  const styles = useStyles();
  const id = useId();
  const [all, setAll] = useState(false);
  const shown = all ? consequences : consequences.slice(0, shownAtFirst);
  return (
    <div>
      <h3 id={id} className={styles.heading}>
        {heading}
      </h3>
      <ul aria-labelledby={id} className={styles.list}>
        {shown.map((one) => (
          <li key={one.id} className={styles.one}>
            <span>{one.name}</span> {one.title && <span className={styles.title}>{one.title} </span>}
            <span>{one.words}</span>
          </li>
        ))}
      </ul>
      {consequences.length > shownAtFirst && (
        <Button
          appearance="subtle"
          size="small"
          className={styles.more}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? `Only the first ${shownAtFirst}` : `Show all ${formatCount(consequences.length)}`}
        </Button>
      )}
    </div>
  );
}
