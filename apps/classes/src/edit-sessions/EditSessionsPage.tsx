import { classLinks, whyNotEditSessions } from '@console/classes-contracts';
import { Card } from '@console/design-system/card';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Link } from '@console/design-system/link';
import { MetaLine, PageFrame } from '@console/design-system/page-frame';
import { RecordNotFound, usePageTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { EditSessionsPage_class$key } from './__generated__/EditSessionsPage_class.graphql.ts';
import type { EditSessionsPageQuery } from './__generated__/EditSessionsPageQuery.graphql.ts';
import { EditSessionsForm } from './EditSessionsForm.tsx';

/** The page that edits the sessions of a class. */
export default function EditSessionsPage() {
  const { trainingClass } = usePageQuery<EditSessionsPageQuery>(graphql`
    query EditSessionsPageQuery($id: ID!) @preloadable {
      trainingClass(id: $id) {
        id
        ...EditSessionsPage_class
      }
    }
  `);
  if (!trainingClass) return <RecordNotFound what="class" />;
  return <EditSessions key={trainingClass.id} class={trainingClass} />;
}

function EditSessions({ class: key }: { class: EditSessionsPage_class$key }) {
  const trainingClass = useFragment(
    graphql`
      fragment EditSessionsPage_class on TrainingClass {
        id
        reference
        title
        status
        ...EditSessionsForm_class
      }
    `,
    key,
  );
  const { id, reference, title } = trainingClass;
  usePageTitle(`Edit sessions of ${reference}`, 'Edit sessions', reference);
  const refusal = whyNotEditSessions(trainingClass);
  return (
    <PageFrame
      variant="card"
      title="Edit sessions"
      meta={
        <MetaLine>
          <Link to={`${classLinks.detail(id)}?tab=sessions`}>
            Back to {reference}, {title}
          </Link>
        </MetaLine>
      }
    >
      <Card title="Sessions, in UTC">
        {refusal === null ? (
          <EditSessionsForm class={trainingClass} />
        ) : (
          <ErrorAlert tone="info" messages={[refusal]} />
        )}
      </Card>
    </PageFrame>
  );
}
