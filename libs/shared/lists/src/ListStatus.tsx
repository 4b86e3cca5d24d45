import { Button } from '@console/design-system/button';
import { FilterChips, ResultCount, SelectionBar } from '@console/design-system/filter-bar';
import { CheckmarkIcon, CopyIcon } from '@console/design-system/icons';
import { useCopied } from '@console/design-system/panel-message';
import type { Noun } from './definition/index.ts';
import type { ListOnScreen } from './useList.ts';
import type { ListTableOnScreen } from './useListTable.ts';

export interface ListStatusProps<Row, Data> {
  readonly list: ListOnScreen;
  readonly table: ListTableOnScreen<Row, Data>;
  /** The noun of the counted rows. */
  readonly noun: Noun;
  /** A remark after the count, such as 'times in UTC'. */
  readonly note?: string;
}

/** The chips of the active filters and the number of rows. While rows are selected, it shows the actions for them. */
export function ListStatus<Row, Data>({ list, table, noun, note }: ListStatusProps<Row, Data>) {
  const { applied, matching, all, clear, pending } = list;
  if (table.names.length > 0) return <SelectedRows table={table} noun={noun} />;
  const active = applied.filter(({ filter }) => filter.active);
  return (
    <>
      <FilterChips
        chips={active.map(({ filter, value }) => ({
          id: filter.name,
          label: filter.label,
          value,
          onRemove: filter.remove,
        }))}
        onClear={clear}
      />
      <ResultCount
        matching={matching}
        total={active.length > 0 ? all : null}
        noun={noun}
        showNoun={active.length === 0 || note !== undefined}
        {...(note && { note })}
        loading={pending}
      />
    </>
  );
}

function SelectedRows<Row, Data>({ table, noun }: Pick<ListStatusProps<Row, Data>, 'table' | 'noun'>) {
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
