import { ClassFilter } from '@console/classes-web';
import { ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { FeedbackListPageQuery } from './__generated__/FeedbackListPageQuery.graphql.ts';
import { feedbackColumns, useFeedbackRow } from './feedbackColumns.tsx';
import { feedbackList } from './feedbackList.ts';

const query = graphql`
  query FeedbackListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [FeedbackFilter_order!]
    $kind: [FeedbackKind!], $sentiment: [Sentiment!], $trainingClass: ID, $createdAt: [FeedbackFilter_createdAt!]
    $hasClass: Boolean!, $chosenClass: ID!
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: feedbacks(
      first: $first, after: $after, last: $last, before: $before, order: $order
      kind_list: $kind, sentiment_list: $sentiment, trainingClass: $trainingClass, createdAt: $createdAt
    ) {
      edges @include(if: $rows) {
        node {
          id
          personName
          ...feedbackColumns_feedback
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: feedbacks @include(if: $total) { totalCount }
    trainingClass(id: $chosenClass) @include(if: $hasClass) { reference }
  }
`;

/** What delegates, bookers and trainers said about classes, the newest first (C§3). The URL holds filters, order and page. */
export default function FeedbackListPage() {
  const { rows, trainingClass } = usePageQuery<FeedbackListPageQuery>(query);
  return (
    <ListPage
      title="Feedback"
      list={feedbackList}
      query={query}
      records={{ class: { Picker: ClassFilter, nameOf: () => trainingClass?.reference } }}
      rows={rows}
      columns={feedbackColumns}
      useRow={useFeedbackRow}
      nameOf={nameOf}
    />
  );
}

const nameOf = ({ personName }: { readonly personName: string }) => personName;
