import { SumLine } from '@console/design-system/sums';
import { countOf } from '@console/format';
import type { ListOnScreen } from '@console/lists';

export interface ListSumsProps {
  /**
   * The list. Its query reads the sums in the request for counts:
   * `rows: invoices(…) { sums @skip(if: $rows) { gross { amount } } }`.
   */
  readonly list: ListOnScreen;
  /** The labels of the sums, under their GraphQL names, in the order on screen. */
  readonly labels: Readonly<Record<string, string>>;
}

/** The sums of all rows that the filters show, between the rows and the pager. They arrive with the count, after the rows. */
export function ListSums({ list, labels }: ListSumsProps) {
  const { matching, counted, countFailed } = list;
  const [one, several] = list.list.noun;
  if (countFailed)
    return <SumLine of="The sums could not be loaded. They are tried again with the next change." sums={[]} />;
  return (
    <SumLine
      of={matching === null ? `Adding up the ${several}` : `Sum of ${countOf(matching, one, several)}`}
      sums={Object.entries(labels).map(([name, label]) => ({
        label,
        pence: counted?.rows?.sums?.[name]?.amount ?? null,
      }))}
    />
  );
}
