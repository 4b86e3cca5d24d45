import { FilterChips, ResultCount } from '@console/design-system/filter-bar';
import { PageFrame } from '@console/design-system/page-frame';
import { ColumnChooser } from '@console/design-system/table';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Noun } from './definition/index.ts';
import type { ListBulk, SelectedRecords } from './ListBulk.ts';
import { ListFilterBar } from './ListFilterBar.tsx';
import type { ListOnScreen } from './useList.ts';
import type { ListTableOnScreen } from './useListTable.ts';

const SelectedRows = lazy(() => import(/* webpackChunkName: 'selection' */ './SelectedRows.tsx'));

export interface ListFrameProps<Row, Data> {
  readonly title: string;
  readonly list: ListOnScreen;
  readonly table: ListTableOnScreen<Row, Data>;
  /** The noun of the counted rows. */
  readonly noun: Noun;
  /** A remark after the count, such as 'times in UTC'. */
  readonly note?: string;
  /** `schedule` when cards take the place of the table. Then there are no columns to choose. */
  readonly variant?: 'list' | 'schedule';
  /** Buttons in the title row, the main action last. */
  readonly actions?: ReactNode;
  /** A message below the title: a part of the rows that could not be loaded. */
  readonly notice?: ReactNode;
  /** What can be done with many rows. Without it, their names can be copied. */
  readonly bulk?: ListBulk | undefined;
  /** Called when Today is pressed, for a list that shows its days. */
  readonly onToday?: () => void;
  readonly children: ReactNode;
}

/**
 * The head of a list, with the rows below it: title and count, the filters, and the chips of the active filters. While rows
 * are selected, the actions for them cover the filters.
 */
export function ListFrame<Row, Data>(props: ListFrameProps<Row, Data>) {
  const { title, list, table, noun, note, variant = 'list', actions, notice, bulk, onToday, children } = props;
  const Bar: ListBulk['Bar'] = bulk?.Bar ?? SelectedRows;
  const [started, setStarted] = useState<string | null>(null);
  const { applied, matching, all, clear, pending } = list;
  const active = applied.filter(({ filter }) => filter.active);
  return (
    <PageFrame
      title={title}
      variant={variant}
      count={
        <ResultCount
          matching={matching}
          total={active.length > 0 ? all : null}
          noun={noun}
          showNoun={active.length === 0 || note !== undefined}
          {...(note && { note })}
          loading={pending}
        />
      }
      actions={
        <>
          {variant === 'list' && (
            <ColumnChooser columns={table.columns} choice={table.choice} onChoose={table.choose} />
          )}
          {actions}
        </>
      }
      meta={notice}
      filters={<ListFilterBar list={list} {...(onToday && { onToday })} />}
      selection={
        table.names.length > 0 && (
          <Suspense fallback={null}>
            <Bar selected={selectedOf(props)} onStarted={setStarted} />
          </Suspense>
        )
      }
      chips={
        active.length > 0 && (
          <FilterChips
            chips={active.map(({ filter, value }) => ({
              id: filter.name,
              label: filter.label,
              value,
              onRemove: filter.remove,
            }))}
            onClear={clear}
          />
        )
      }
    >
      {bulk && (
        <Suspense fallback={null}>
          <bulk.Work started={started} onStarted={setStarted} />
        </Suspense>
      )}
      {children}
    </PageFrame>
  );
}

function selectedOf<Row, Data>({ list, table, noun }: ListFrameProps<Row, Data>): SelectedRecords {
  const { rows, names, selection, columns, filter } = table;
  return {
    ids: selection.selected,
    names,
    nameHeader: columns.find(({ always }) => always)?.header ?? 'Name',
    noun,
    isWholePage: names.length === rows.length,
    filter,
    matching: list.matching,
    clear: () => selection.onChange(new Set()),
  };
}
