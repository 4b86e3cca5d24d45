import { FilterPicker } from '@console/design-system/filter-bar';
import type { PickerFilterProps } from '@console/pickers';
import { useQueryOnDemand } from '@console/relay';
import { graphql } from 'react-relay';
import type { RecordFilterQuery } from './__generated__/RecordFilterQuery.graphql.ts';

/** Records with a panel of their emails, as the search names their kinds. */
const kinds: ReadonlySet<string> = new Set([
  'booking',
  'class',
  'customer',
  'customer_contact',
  'invoice',
  'purchase_order',
  'supplier',
  'ticket',
]);

/** Filters emails by the record that they are about, or to whose addresses they went. It is found by reference or name. */
export function RecordFilter({ label = 'Record', ...rest }: PickerFilterProps) {
  const { data, answered, loading, failed, load } = useQueryOnDemand<RecordFilterQuery>(graphql`
    query RecordFilterQuery($text: String!) {
      referenceSearches(reference: $text, first: 50) {
        edges {
          node {
            entity
            reference
            title
            target
          }
        }
      }
    }
  `);
  const found = (data?.referenceSearches.edges ?? []).map(({ node }) => node).filter(({ entity }) => kinds.has(entity));
  return (
    <FilterPicker
      {...rest}
      label={label}
      options={found.map(({ target, reference, title }) => ({
        value: target,
        label: reference || title,
        detail: reference ? title : undefined,
      }))}
      answered={answered?.text ?? null}
      onSearch={(text) => load({ text })}
      loading={loading}
      failed={failed}
      emptyMessage="Type a reference or a name: BK-10482."
    />
  );
}
