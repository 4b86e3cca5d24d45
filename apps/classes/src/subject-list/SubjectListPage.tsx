import { classLinks } from '@console/classes-contracts';
import { LinkButton } from '@console/design-system/button';
import { AddIcon } from '@console/design-system/icons';
import { countQuery, ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { SubjectListPageCountQuery } from './__generated__/SubjectListPageCountQuery.graphql.ts';
import type { SubjectListPageQuery } from './__generated__/SubjectListPageQuery.graphql.ts';
import { subjectColumns, useSubjectRow } from './subjectColumns.tsx';
import { subjectList } from './subjectList.ts';

/** The subjects by title, each with its number of courses (C§2, C§3). */
export default function SubjectListPage() {
  const { subjects } = usePageQuery<SubjectListPageQuery>(graphql`
    query SubjectListPageQuery(
      $first: Int, $after: String, $last: Int, $before: String, $order: [SubjectFilter_order!]
      $title: String
    ) @preloadable {
      subjects(first: $first, after: $after, last: $last, before: $before, order: $order, title: $title) {
        edges {
          node {
            id
            title
            ...subjectColumns_subject
          }
        }
        pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
      }
    }
  `);
  return (
    <ListPage
      title="Subject list"
      actions={
        <LinkButton appearance="primary" to={classLinks.createSubject()} icon={<AddIcon size={16} />}>
          New subject
        </LinkButton>
      }
      list={subjectList}
      counts={counts}
      rows={subjects}
      columns={subjectColumns}
      useRow={useSubjectRow}
      nameOf={titleOf}
    />
  );
}

const titleOf = ({ title }: { readonly title: string }) => title;

const counts = countQuery<SubjectListPageCountQuery>(graphql`
  query SubjectListPageCountQuery($title: String, $filtered: Boolean!, $total: Boolean!) @preloadable {
    matching: subjects(title: $title) @include(if: $filtered) { totalCount }
    all: subjects @include(if: $total) { totalCount }
  }
`);
