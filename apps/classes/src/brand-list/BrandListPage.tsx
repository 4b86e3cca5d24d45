import { ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import { SectionFailed } from '../SectionFailed.tsx';
import type { BrandListPageQuery } from './__generated__/BrandListPageQuery.graphql.ts';
import { brandColumns, useBrandRow } from './brandColumns.tsx';
import { brandList } from './brandList.ts';
import { BrandTotalsContext, useBrandTotals } from './brandTotals.ts';

const query = graphql`
  query BrandListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [BrandFilter_order!]
    $name: String
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: brands(first: $first, after: $after, last: $last, before: $before, order: $order, name: $name) {
      edges @include(if: $rows) {
        node {
          id
          name
          ...brandColumns_brand
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: brands @include(if: $total) { totalCount }
  }
`;

/** The brands by name, each with the number of its bookings that were created in a period (CLS-18). */
export default function BrandListPage() {
  const { rows } = usePageQuery<BrandListPageQuery>(query);
  const totals = useBrandTotals();
  return (
    <BrandTotalsContext value={totals}>
      <ListPage
        title="Brands"
        notice={totals === 'failed' && <SectionFailed what="The numbers of bookings" />}
        list={brandList}
        query={query}
        rows={rows}
        columns={brandColumns}
        useRow={useBrandRow}
        nameOf={nameOf}
      />
    </BrandTotalsContext>
  );
}

const nameOf = ({ name }: { readonly name: string }) => name;
