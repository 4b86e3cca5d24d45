import { classLinks, whyNotEditSessions } from '@console/classes-contracts';
import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { MetaLine, PageFrame } from '@console/design-system/page-frame';
import { RecordNotFound, usePageTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EditSessionsPage_class$key } from './__generated__/EditSessionsPage_class.graphql.ts';
import type { EditSessionsPageQuery } from './__generated__/EditSessionsPageQuery.graphql.ts';
import { EditSessionsForm } from './EditSessionsForm.tsx';

/** The page that edits the sessions of a class. Its form begins with the sessions as they were when it was opened. */
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
        version
        reference
        title
        status
        ...EditSessionsForm_class
      }
    `,
    key,
  );
  const { id, version, reference, title } = trainingClass;
  // The input names all sessions of the class. Sessions of a later version must not disappear unseen.
  const [opened, setOpened] = useState(version);
  const [saving, setSaving] = useState(false);
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
          <Stack>
            {version !== opened && !saving && (
              <ErrorAlert
                tone="warning"
                messages={['This class has been changed since you opened this page.']}
                actions={<Button onClick={() => setOpened(version)}>Show its present sessions</Button>}
              />
            )}
            <EditSessionsForm key={opened} class={trainingClass} onSaving={setSaving} />
          </Stack>
        ) : (
          <ErrorAlert tone="info" messages={[refusal]} />
        )}
      </Card>
    </PageFrame>
  );
}
