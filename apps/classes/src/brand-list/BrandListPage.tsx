import { countQuery, ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import { SectionFailed } from '../SectionFailed.tsx';
import type { BrandListPageCountQuery } from './__generated__/BrandListPageCountQuery.graphql.ts';
import type { BrandListPageQuery } from './__generated__/BrandListPageQuery.graphql.ts';
import { brandColumns, useBrandRow } from './brandColumns.tsx';
import { brandList } from './brandList.ts';
import { BrandTotalsContext, useBrandTotals } from './brandTotals.ts';

/** The brands by name, each with the number of its bookings that were created in a period (CLS-18). */
export default function BrandListPage() {
  const { brands } = usePageQuery<BrandListPageQuery>(graphql`
    query BrandListPageQuery(
      $first: Int, $after: String, $last: Int, $before: String, $order: [BrandFilter_order!]
      $name: String
    ) @preloadable {
      brands(first: $first, after: $after, last: $last, before: $before, order: $order, name: $name) {
        edges {
          node {
            id
            name
            ...brandColumns_brand
          }
        }
        pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
      }
    }
  `);
  const totals = useBrandTotals();
  return (
    <BrandTotalsContext value={totals}>
      <ListPage
        title="Brands"
        notice={totals === 'failed' && <SectionFailed what="The numbers of bookings" />}
        list={brandList}
        counts={counts}
        rows={brands}
        columns={brandColumns}
        useRow={useBrandRow}
        nameOf={nameOf}
      />
    </BrandTotalsContext>
  );
}

const nameOf = ({ name }: { readonly name: string }) => name;

const counts = countQuery<BrandListPageCountQuery>(graphql`
  query BrandListPageCountQuery($name: String, $filtered: Boolean!, $total: Boolean!) @preloadable {
    matching: brands(name: $name) @include(if: $filtered) { totalCount }
    all: brands @include(if: $total) { totalCount }
  }
`);
