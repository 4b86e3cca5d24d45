import { ClassFilter } from '@console/classes-web';
import { useMediaQuery } from '@console/design-system/filter-bar';
import { ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { CustomerQuoteListPageQuery } from './__generated__/CustomerQuoteListPageQuery.graphql.ts';
import { columnsOnPhone, customerQuoteColumns, useCustomerQuoteRow } from './customerQuoteColumns.tsx';
import { customerQuoteList } from './customerQuoteList.ts';

const query = graphql`
  query CustomerQuoteListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [CustomerQuoteFilter_order!]
    $sentiment: [Sentiment!], $trainingClass: ID
    $hasClass: Boolean!, $chosenClass: ID!
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: customerQuotes(
      first: $first, after: $after, last: $last, before: $before, order: $order
      sentiment_list: $sentiment, trainingClass: $trainingClass
    ) {
      edges @include(if: $rows) {
        node {
          id
          text
          ...customerQuoteColumns_quote
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: customerQuotes @include(if: $total) { totalCount }
    trainingClass(id: $chosenClass) @include(if: $hasClass) { reference }
  }
`;

/** Sentences quoted from feedback, the newest first (C§2). The URL holds filters, order and page. */
export default function CustomerQuoteListPage() {
  const { rows, trainingClass } = usePageQuery<CustomerQuoteListPageQuery>(query);
  const isPhone = useMediaQuery('(max-width: 640px)');
  return (
    <ListPage
      title="Quotes"
      list={customerQuoteList}
      query={query}
      records={{ class: { Picker: ClassFilter, nameOf: () => trainingClass?.reference } }}
      rows={rows}
      columns={isPhone ? columnsOnPhone : customerQuoteColumns}
      useRow={useCustomerQuoteRow}
      nameOf={textOf}
    />
  );
}

const textOf = ({ text }: { readonly text: string }) => text;
