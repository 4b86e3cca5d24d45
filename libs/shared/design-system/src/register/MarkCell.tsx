import { mergeClasses } from '@fluentui/react-components';
import { CheckmarkCircleFilledIcon } from '../icons/controls.ts';
import type { Icon } from '../icons/createIcon.tsx';
import { NoteAddIcon, NoteFilledIcon } from '../icons/register.ts';
import { CheckmarkCircleIcon, CircleHalfFillIcon, CircleIcon, ClockIcon } from '../icons/status.ts';
import { type Mark, marks, type RegisterCell } from './register.ts';
import type { RegisterStyles } from './useRegisterStyles.ts';

const icons: Readonly<Record<Mark, { chosen: Icon; other: Icon }>> = {
  none: { chosen: CircleIcon, other: CircleIcon },
  partial: { chosen: CircleHalfFillIcon, other: CircleHalfFillIcon },
  full: { chosen: CheckmarkCircleFilledIcon, other: CheckmarkCircleIcon },
};

const words: Readonly<Record<Mark, string>> = { none: 'None', partial: 'Partial', full: 'Full' };
const wordOf = (mark: Mark): string => words[mark];

export interface MarkCellProps {
  readonly cell: RegisterCell;
  /** Names the cell's person and day: 'Oliver Bamford, day 3' */
  readonly label: string;
  /** The row's number and the day's index: '4 2'. The register uses it to find the cell. */
  readonly cellId: string;
  readonly words: boolean;
  readonly locked: boolean;
  /** The reason why the day cannot be marked yet, as a sentence. A cell without a mark then shows none of the three as chosen. */
  readonly refusal: string | null;
  readonly styles: RegisterStyles;
  readonly className: string;
}

/**
 * The attendance of one delegate on one day: three buttons, the word and the notes. The keyboard focuses the whole
 * cell, the mouse clicks the buttons in it.
 */
export function MarkCell({
  cell: { mark, notes, unsaved },
  label,
  cellId,
  words,
  locked,
  refusal,
  styles,
  className,
}: MarkCellProps) {
  const coming = refusal !== null && mark === 'none';
  const says = [
    `${label}: ${coming ? 'not marked yet' : wordOf(mark).toLowerCase()}`,
    notes !== null && 'has notes',
    unsaved && 'not saved yet',
  ];
  const NotesIcon = notes === null ? NoteAddIcon : NoteFilledIcon;
  return (
    <td
      className={className}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid that handles keys
      role="gridcell"
      tabIndex={0}
      data-cell={cellId}
      aria-label={says.filter(Boolean).join(', ')}
      aria-description={refusal ?? undefined}
    >
      <span className={styles.control} data-control="" title={refusal ?? undefined}>
        {marks.map((other) => {
          const chosen = other === mark && !coming;
          const SegmentIcon = icons[other][chosen ? 'chosen' : 'other'];
          return (
            <button
              key={other}
              type="button"
              tabIndex={-1}
              data-mark={other}
              className={mergeClasses(styles.segment, chosen && styles.chosen, chosen && styles[other])}
              aria-label={wordOf(other)}
              aria-pressed={chosen}
              aria-disabled={locked || refusal !== null || undefined}
            >
              <SegmentIcon size={16} />
            </button>
          );
        })}
        {unsaved && (
          <span className={styles.unsaved}>
            <ClockIcon size={14} />
          </span>
        )}
      </span>
      {words && (
        <span aria-hidden className={mergeClasses(styles.word, mark === 'none' && styles.wordOfNone)}>
          {coming ? '–' : wordOf(mark)}
        </span>
      )}
      {(notes !== null || !locked) && (
        <button
          type="button"
          tabIndex={-1}
          data-notes=""
          data-add-notes={notes === null ? '' : undefined}
          className={mergeClasses(styles.notes, notes === null && styles.addNotes)}
          aria-label={notes === null ? 'Add notes' : 'Notes'}
          title={notes ?? undefined}
        >
          <NotesIcon size={16} />
        </button>
      )}
    </td>
  );
}
