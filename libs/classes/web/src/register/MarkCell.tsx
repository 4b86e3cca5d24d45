import { type Attendance, attendances } from '@console/classes-contracts';
import { ClockIcon, IconDrawing } from '@console/design-system/icons';
import { mergeClasses } from '@console/design-system/style';
import type { Drawing } from '@console/rules';
import * as icons from './icons.ts';
import type { RegisterCell } from './register.ts';
import type { RegisterStyles } from './useRegisterStyles.ts';

/** The icon of an attendance. The button of one that is not chosen shows an outline. */
const drawingOf = (mark: Attendance, chosen: boolean): Drawing | undefined =>
  mark === 'full' && !chosen ? icons.CheckmarkCircle16 : attendances.lookOf(mark).icon;

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
    `${label}: ${coming ? 'not marked yet' : attendances.labels[mark].toLowerCase()}`,
    notes !== null && 'has notes',
    unsaved && 'not saved yet',
  ];
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
        {attendances.values.map((other) => {
          const chosen = other === mark && !coming;
          const drawing = drawingOf(other, chosen);
          return (
            <button
              key={other}
              type="button"
              tabIndex={-1}
              data-mark={other}
              className={mergeClasses(styles.segment, chosen && styles.chosen, chosen && styles[other])}
              aria-label={attendances.labels[other]}
              aria-pressed={chosen}
              aria-disabled={locked || refusal !== null || undefined}
            >
              {drawing && <IconDrawing {...drawing} size={16} />}
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
          {coming ? '–' : attendances.labels[mark]}
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
          <IconDrawing {...(notes === null ? icons.NoteAdd16 : icons.NoteFilled16)} size={16} />
        </button>
      )}
    </td>
  );
}
