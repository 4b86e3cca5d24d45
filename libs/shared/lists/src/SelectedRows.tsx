import { CopyNames, SelectionBar } from '@console/design-system/selection';
import type { SelectedRecords } from './ListBulk.ts';

/** The number of the selected rows, and a button that copies their names. Its code loads with the first selection. */
export default function SelectedRows({ selected }: { readonly selected: SelectedRecords }) {
  const { names, nameHeader, noun, clear } = selected;
  return (
    <SelectionBar count={names.length} noun={noun} onClear={clear}>
      <CopyNames names={names} what={`${nameHeader.toLowerCase()}s`} />
    </SelectionBar>
  );
}
