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
    // The buttons below stay in view, even when the list is long.
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
  // A part that does not fit on the line moves below it as a whole.
  one: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalXS },
  title: { color: tokens.colorNeutralForeground3 },
  more: { marginTop: '4px', marginLeft: '-8px' },
});

/** One record that an action affects: 'BK-10482 Hallam Engineering plc is put on hold'. */
export interface Consequence {
  readonly id: string;
  /** The record's name, as a link if the record has a screen. */
  readonly name: ReactNode;
  /** The record's title or owner. For a person on a seat, a link to the person. */
  readonly title?: ReactNode;
  /** The rest of the sentence. */
  readonly consequence: string;
}

/** The affected records of one kind. */
export interface ConsequenceGroup {
  /** The plural of the kind: 'Bookings'. */
  readonly heading: string;
  readonly consequences: readonly Consequence[];
}

export interface ConsequencesProps {
  readonly groups: readonly ConsequenceGroup[];
}

/** The number of records that a group shows at first. */
const shownAtFirst = 10;

/**
 * Lists the records that an action affects, inside its confirm dialog. Each group lists its records by name, with the
 * consequence for each.
 */
export function Consequences({ groups }: ConsequencesProps) {
  const styles = useStyles();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a link inside, only this makes the list scroll with the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section element would be a landmark
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
            <span>{one.consequence}</span>
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
