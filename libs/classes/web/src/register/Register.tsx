import type { Attendance } from '@console/classes-contracts';
import { useSingleKeys } from '@console/design-system/keys';
import { mergeClasses } from '@console/design-system/style';
import { useElementWidth, useRenderedRows } from '@console/design-system/table';
import { Tooltip } from '@console/design-system/tooltip';
import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { RegisterFoot } from './RegisterFoot.tsx';
import { LINES_PER_GROUP, RegisterLines } from './RegisterLine.tsx';
import type { RegisterDay, RegisterPlace, RegisterRow } from './register.ts';
import { layoutVariables, registerLayout } from './registerLayout.ts';
import { useOpensAt } from './useOpensAt.ts';
import { useRegisterKeys } from './useRegisterKeys.ts';
import { useRegisterStyles } from './useRegisterStyles.ts';

/** The imperative functions of a Register. */
export interface RegisterHandle {
  /** Focuses a cell, for example after its notes were edited in a dialog. */
  readonly focus: (place: RegisterPlace) => void;
}

export interface RegisterProps {
  readonly ref?: Ref<RegisterHandle>;
  /** Names the register for screen readers: 'Attendance'. */
  readonly label: string;
  readonly days: readonly RegisterDay[];
  /** The index of the day that is scrolled into view first, when not all fit. */
  readonly opensAt?: number;
  readonly rows: readonly RegisterRow[];
  /** Nothing can be marked. Marks and notes can still be read. */
  readonly locked?: boolean;
  readonly onMark: (place: RegisterPlace, mark: Attendance) => void;
  /** Called to mark a whole day: each delegate who is still `none` becomes `full`. */
  readonly onMarkDay: (day: number) => void;
  readonly onNotes: (place: RegisterPlace) => void;
  readonly onUndo: () => void;
  /** Shown at the end of the foot: the state of saving. */
  readonly state?: ReactNode;
}

/**
 * The attendance of a class: a row for each seat, a column for each day. Each cell is one Tab stop, and arrows move
 * between cells. F, P and N mark the cell and move to the row below. Enter opens the notes, Ctrl+Z undoes the last
 * mark. Space marks too, also where single-letter shortcuts are switched off.
 */
export function Register(props: RegisterProps) {
  const { ref, label, days, opensAt = 0, rows, locked = false, onMarkDay, state } = props;
  const letters = useSingleKeys();
  const styles = useRegisterStyles();
  const scroll = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const width = useElementWidth(scroll);
  const layout = useMemo(() => registerLayout(width, days.length), [width, days.length]);
  useOpensAt(scroll, opensAt, width === 0 ? 0 : layout.fixed);
  const { rendered, renderUpTo } = useRenderedRows(rows, numberOf);
  const [refused, setRefused] = useState<string | null>(null);
  const { focus, ...keys } = useRegisterKeys(table, {
    ...props,
    locked,
    letters,
    markable: (day) => days[day]?.refusal == null,
    onKey: (refusedDay) => setRefused(refusedDay === null ? null : (days[refusedDay]?.refusal ?? null)),
    renderAll: () => renderUpTo(rows.length),
  });
  useImperativeHandle(ref, () => ({ focus }));
  const head = mergeClasses(styles.cell, styles.headCell);
  return (
    <>
      <div ref={scroll} className={styles.scroll} style={layoutVariables(layout)}>
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells handle keys
          role="grid"
          aria-label={label}
          aria-rowcount={rendered.length < rows.length ? rows.length + 1 : undefined}
          aria-readonly={locked || undefined}
          aria-keyshortcuts={letters && !locked ? 'F P N Shift+F Control+Z' : undefined}
          className={styles.table}
          {...keys}
        >
          <thead className={styles.head}>
            <tr className={styles.headRow}>
              <th scope="col" className={mergeClasses(head, styles.seat)}>
                Seat
              </th>
              <th scope="col" className={mergeClasses(head, styles.name, !layout.company && styles.edge)}>
                Name
              </th>
              {layout.company && (
                <th scope="col" className={head}>
                  Company
                </th>
              )}
              {days.map(({ id, title, detail, today, refusal = null }, index) => (
                <th
                  key={id}
                  scope="col"
                  data-day
                  aria-current={today ? 'date' : undefined}
                  className={mergeClasses(head, styles.day, styles.dayHead)}
                >
                  <span>
                    <span className={mergeClasses(styles.dayTitle, today && styles.today)}>{title}</span>
                    {detail}
                  </span>
                  {!locked && (
                    <Tooltip content={refusal}>
                      <button
                        type="button"
                        className={mergeClasses(styles.all, refusal !== null && styles.allRefused)}
                        aria-label={`${title}: all full`}
                        aria-disabled={refusal !== null || undefined}
                        onClick={refusal === null ? () => onMarkDay(index) : undefined}
                      >
                        All full
                      </button>
                    </Tooltip>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.body}>
            {groupLines(rendered).map((lines) => (
              <RegisterLines key={lines[0]?.number} rows={lines} {...{ days, layout, locked, styles }} />
            ))}
          </tbody>
        </table>
      </div>
      <RegisterFoot {...{ locked, letters, state }} refusal={refused} arrows={layout.company} />
    </>
  );
}

const groupLines = (rows: readonly RegisterRow[]) =>
  Array.from({ length: Math.ceil(rows.length / LINES_PER_GROUP) }, (_, index) =>
    rows.slice(index * LINES_PER_GROUP, (index + 1) * LINES_PER_GROUP),
  );

const numberOf = ({ number }: RegisterRow): string => String(number);
