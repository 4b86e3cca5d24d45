import { KeyHint } from '@console/design-system/keys';
import { makeStyles, tokens } from '@console/design-system/style';
import { phone, print } from '@console/design-system/theme';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  foot: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    boxSizing: 'border-box',
    minHeight: '40px',
    padding: '4px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    [print]: { display: 'none' },
  },
  // Hints that do not fit wrap to lines that are clipped. So the foot keeps its height.
  hints: {
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1 1 0',
    gap: '8px 14px',
    minWidth: 0,
    height: '20px',
    overflow: 'hidden',
    [phone]: { display: 'none' },
  },
  hint: { display: 'inline-flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap' },
  state: { marginLeft: 'auto' },
});

interface Hint {
  readonly keys: readonly string[];
  readonly does: string;
}

const letterHints: readonly Hint[] = [
  { keys: ['F'], does: 'full' },
  { keys: ['P'], does: 'partial' },
  { keys: ['N'], does: 'none' },
];
const wholeDay: Hint = { keys: ['Shift', 'F'], does: 'whole day full' };
const spaceHint: Hint = { keys: ['Space'], does: 'next mark' };
const arrowHint: Hint = { keys: ['↓'], does: 'next delegate' };
/** A letter moves on by itself, so that an arrow after it would leave somebody out. */
const movesOn: Hint = { keys: [], does: 'and on to the next delegate' };
const skipHint: Hint = { keys: ['↓'], does: 'skip one' };
const notesHint: Hint = { keys: ['Enter'], does: 'notes' };

interface RegisterFootProps {
  /** Nothing can be marked, so no hint is shown. */
  readonly locked: boolean;
  /** Single-letter shortcuts are on. */
  readonly letters: boolean;
  /** There is room for the hint about arrow keys. */
  readonly arrows: boolean;
  /** The reason why the last key did nothing. Shown in place of the state. */
  readonly refusal: string | null;
  /** The state of saving. */
  readonly state: ReactNode;
}

/** The foot of a register: its shortcuts and the state of saving. */
export function RegisterFoot({ locked, letters, arrows, refusal, state }: RegisterFootProps) {
  const styles = useStyles();
  const ofArrow = letters ? skipHint : arrowHint;
  const moving = arrows ? [ofArrow, notesHint] : [notesHint];
  const hints = letters ? [...letterHints, movesOn, ...moving, wholeDay] : [spaceHint, ...moving];
  return (
    <div className={styles.foot}>
      {!locked && (
        <span aria-hidden className={styles.hints}>
          {hints.map(({ keys, does }) => (
            <KeyHint key={does} keys={keys}>
              {does}
            </KeyHint>
          ))}
        </span>
      )}
      <span className={styles.state}>
        <span role="status">{refusal}</span>
        {refusal === null && state}
      </span>
    </div>
  );
}
