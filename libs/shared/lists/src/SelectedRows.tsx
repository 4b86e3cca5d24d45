import { Button } from '@console/design-system/button';
import { SelectionBar } from '@console/design-system/filter-bar';
import { CheckmarkIcon, CopyIcon } from '@console/design-system/icons';
import { useCopied } from '@console/design-system/panel-message';
import type { Noun } from './definition/index.ts';
import type { ListTableOnScreen } from './useListTable.ts';

export interface SelectedRowsProps<Row, Data> {
  readonly table: ListTableOnScreen<Row, Data>;
  readonly noun: Noun;
}

/** The number of the selected rows, and the actions for them. */
export function SelectedRows<Row, Data>({ table, noun }: SelectedRowsProps<Row, Data>) {
  const { names, selection, columns } = table;
  const { copied, problem, copy } = useCopied();
  const name = columns.find(({ always }) => always)?.header ?? 'Name';
  return (
    <SelectionBar count={names.length} noun={noun} onClear={() => selection.onChange(new Set())}>
      <Button
        appearance="subtle"
        size="small"
        icon={copied ? <CheckmarkIcon size={16} /> : <CopyIcon size={16} />}
        onClick={() => copy(names.join('\n'))}
      >
        {copied ? 'Copied' : `Copy ${name.toLowerCase()}s`}
      </Button>
      {problem && <span role="status">{problem}</span>}
    </SelectionBar>
  );
}
