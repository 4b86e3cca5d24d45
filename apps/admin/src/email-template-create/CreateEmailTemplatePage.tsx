import { PageFrame } from '@console/design-system/page-frame';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { CreateEmailTemplatePageQuery } from './__generated__/CreateEmailTemplatePageQuery.graphql.ts';
import { CreateEmailTemplateForm } from './CreateEmailTemplateForm.tsx';

/** The page for a new email template (ADM-08). */
export default function CreateEmailTemplatePage() {
  const { emailSampleData } = usePageQuery<CreateEmailTemplatePageQuery>(graphql`
    query CreateEmailTemplatePageQuery @preloadable {
      emailSampleData(first: 20) {
        edges {
          node {
            target
            ...TemplateFields_sampleData
          }
        }
      }
    }
  `);
  return (
    <PageFrame variant="card" title="New email template">
      <CreateEmailTemplateForm samples={emailSampleData.edges.map(({ node }) => node)} />
    </PageFrame>
  );
}
