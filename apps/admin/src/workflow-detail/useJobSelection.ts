import type { RowSelection } from '@console/design-system/table';
import { useMemo, useState } from 'react';

const nothing: ReadonlySet<string> = new Set();

interface JobSelection<Row> {
  readonly selection: RowSelection<Row>;
  /** The names of the selected rows, in the order of the table. */
  readonly names: readonly string[];
  readonly clear: () => void;
}

/**
 * The selected rows of a page of jobs. The jobs change by themselves, so a selected row may leave the page; then it is no longer
 * selected.
 *
 * @param page the filters and the page. Others clear the selection.
 */
export function useJobSelection<Row extends { readonly id: string }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  page: string,
): JobSelection<Row> {
  const [kept, setKept] = useState({ page, ids: nothing });
  const chosen = kept.page === page ? kept.ids : nothing;
  const present = rows.map(({ id }) => id).join();
  // The same set until the selection changes.
  const selected = useMemo(() => {
    const left = new Set(present.split(',').filter((id) => chosen.has(id)));
    return left.size === chosen.size ? chosen : left;
  }, [present, chosen]);
  return {
    selection: { selected, onChange: (ids) => setKept({ page, ids }), labelOf: nameOf },
    names: rows.filter(({ id }) => selected.has(id)).map(nameOf),
    clear: () => setKept({ page, ids: nothing }),
  };
}
