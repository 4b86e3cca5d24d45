import { mergeClasses } from '@fluentui/react-components';
import { SkeletonBar } from '../skeleton/Skeleton.tsx';
import type { Column } from './column.ts';
import type { TableStyles } from './useTableStyles.ts';

/** The number of skeleton rows when the number of rows is not known. */
export const SKELETON_ROWS = 20;

interface SkeletonRowsProps<Data> {
  readonly count: number;
  readonly columns: readonly Column<Data>[];
  readonly selectable: boolean;
  readonly styles: TableStyles;
}

/** Grey bars instead of the first rows, at the height of real rows. They appear after 300 ms. */
export function SkeletonRows<Data>({ count, columns, selectable, styles }: SkeletonRowsProps<Data>) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no id
    <tr key={row} aria-hidden className={styles.skeletons}>
      {selectable && (
        <td className={mergeClasses(styles.cell, styles.select)}>
          <span className={styles.skeletonBox} />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          className={mergeClasses(
            styles.cell,
            index === 0 && !selectable && styles.first,
            index === columns.length - 1 && styles.last,
          )}
        >
          <SkeletonBar
            seed={column.width === undefined || column.width > 150 ? row * 5 + index : 0}
            look={column.skeleton ?? 'bar'}
            align={column.align ?? 'start'}
          />
        </td>
      ))}
    </tr>
  ));
}
