import { mergeClasses } from '@console/design-system/style';
import { memo } from 'react';
import { MarkCell } from './MarkCell.tsx';
import type { RegisterCell, RegisterDay, RegisterRow } from './register.ts';
import type { RegisterLayout } from './registerLayout.ts';
import type { RegisterStyles } from './useRegisterStyles.ts';

interface LineLook {
  readonly days: readonly RegisterDay[];
  readonly layout: RegisterLayout;
  readonly locked: boolean;
  readonly styles: RegisterStyles;
}

interface RegisterLineProps extends LineLook {
  readonly row: RegisterRow;
}

export interface RegisterLinesProps extends LineLook {
  readonly rows: readonly RegisterRow[];
}

/** Lines are compared in groups of this size, so that one mark does not compare hundreds of rows one by one. */
export const LINES_PER_GROUP = 25;

/** A group of consecutive rows. It renders again only when one of its rows changed. */
export const RegisterLines = memo(
  ({ rows, ...look }: RegisterLinesProps) => rows.map((row) => <RegisterLine key={row.number} row={row} {...look} />),
  (before, now) =>
    sameLook(before, now) &&
    before.rows.length === now.rows.length &&
    before.rows.every((row, index) => sameRow(row, now.rows[index])),
);

/**
 * One row of the register. It renders again only when its own content changed, because the rows may be new objects
 * after each mark.
 */
const RegisterLine = memo(RegisterLineOnce, (before, now) => sameLook(before, now) && sameRow(before.row, now.row));

function RegisterLineOnce({ row, days, layout, locked, styles }: RegisterLineProps) {
  const { number, name, head = name, company } = row;
  const beside = layout.company && company !== null;
  const below = !layout.company && company !== null;
  const day = mergeClasses(styles.cell, styles.day);
  const mark = mergeClasses(day, styles.mark);
  const line = mergeClasses(styles.row, !layout.company && styles.twoLines);
  return (
    <tr className={line}>
      <td className={mergeClasses(styles.cell, styles.seat, styles.number)}>{number}</td>
      <th scope="row" className={mergeClasses(styles.cell, styles.name, !layout.company && styles.edge)}>
        <span className={head === name ? styles.text : styles.headContent} title={name ?? undefined}>
          {head}
        </span>
        {below && <span className={styles.below}>{company}</span>}
      </th>
      {layout.company && (
        <td className={styles.cell}>
          <span className={styles.quiet} title={company ?? undefined}>
            {beside && company}
          </span>
        </td>
      )}
      {days.map(({ id, title, refusal = null }, index) => {
        const cell = name === null ? null : row.cells[index];
        return cell ? (
          <MarkCell
            key={id}
            cell={cell}
            label={`${name}, ${title.toLowerCase()}`}
            cellId={`${number} ${index}`}
            words={layout.words}
            locked={locked}
            refusal={refusal}
            styles={styles}
            className={mark}
          />
        ) : (
          <td key={id} className={day} />
        );
      })}
    </tr>
  );
}

function sameLook(one: LineLook, other: LineLook): boolean {
  const same = one.layout === other.layout && one.locked === other.locked && one.styles === other.styles;
  return same && sameDays(one.days, other.days);
}

/** Compares the days themselves, because the list may be a new array after each mark. */
function sameDays(one: readonly RegisterDay[], other: readonly RegisterDay[]): boolean {
  if (one === other) return true;
  return (
    one.length === other.length &&
    one.every(({ id, title, refusal }, day) => {
      const same = other[day];
      return id === same?.id && title === same.title && refusal === same.refusal;
    })
  );
}

function sameRow(one: RegisterRow, other: RegisterRow | undefined): boolean {
  if (one === other) return true;
  if (!other) return false;
  const names = one.name === other.name && one.company === other.company && one.head === other.head;
  const count = one.number === other.number && one.cells.length === other.cells.length;
  return names && count && one.cells.every((cell, index) => sameCell(cell, other.cells[index] ?? null));
}

function sameCell(one: RegisterCell | null, other: RegisterCell | null): boolean {
  if (one === null || other === null) return one === other;
  return one.mark === other.mark && one.notes === other.notes && one.unsaved === other.unsaved;
}
