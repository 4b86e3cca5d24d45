import { classLinks } from '@console/classes-contracts';
import { AddButton } from '@console/design-system/button';
import { ListPage } from '@console/lists';
import { useLocation } from '@console/platform/router';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { SubjectListPageQuery } from './__generated__/SubjectListPageQuery.graphql.ts';
import { subjectColumns, useSubjectRow } from './subjectColumns.tsx';
import { subjectList } from './subjectList.ts';

const query = graphql`
  query SubjectListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [SubjectFilter_order!]
    $title: String
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: subjects(first: $first, after: $after, last: $last, before: $before, order: $order, title: $title) {
      edges @include(if: $rows) {
        node {
          id
          title
          ...subjectColumns_subject
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: subjects @include(if: $total) { totalCount }
  }
`;

/** The subjects by title, each with its number of courses (C§2, C§3). */
export default function SubjectListPage() {
  const { rows } = usePageQuery<SubjectListPageQuery>(query);
  const { search } = useLocation();
  return (
    <ListPage
      title="Subject list"
      actions={
        <AddButton place="main" to={`${classLinks.createSubject()}${search}`}>
          New subject
        </AddButton>
      }
      list={subjectList}
      query={query}
      rows={rows}
      columns={subjectColumns}
      useRow={useSubjectRow}
      nameOf={titleOf}
    />
  );
}

const titleOf = ({ title }: { readonly title: string }) => title;
