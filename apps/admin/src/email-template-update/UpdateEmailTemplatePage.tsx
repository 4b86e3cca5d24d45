import { PageFrame } from '@console/design-system/page-frame';
import { RecordNotFound, usePageTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { TemplateFields_sampleData$key } from '../email-template-form/__generated__/TemplateFields_sampleData.graphql.ts';
import type { UpdateEmailTemplatePage_template$key } from './__generated__/UpdateEmailTemplatePage_template.graphql.ts';
import type { UpdateEmailTemplatePageQuery } from './__generated__/UpdateEmailTemplatePageQuery.graphql.ts';
import { UpdateEmailTemplateForm } from './UpdateEmailTemplateForm.tsx';

/** The page on which an email template is changed (ADM-08). */
export default function UpdateEmailTemplatePage() {
  const { emailTemplate, emailSampleData } = usePageQuery<UpdateEmailTemplatePageQuery>(graphql`
    query UpdateEmailTemplatePageQuery($id: ID!) @preloadable {
      emailTemplate(id: $id) {
        ...UpdateEmailTemplatePage_template
      }
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
  return emailTemplate ? (
    <UpdateEmailTemplate template={emailTemplate} samples={emailSampleData.edges.map(({ node }) => node)} />
  ) : (
    <RecordNotFound what="email template" />
  );
}

interface UpdateEmailTemplateProps {
  readonly template: UpdateEmailTemplatePage_template$key;
  readonly samples: readonly (TemplateFields_sampleData$key & { readonly target: string })[];
}

function UpdateEmailTemplate({ template: key, samples }: UpdateEmailTemplateProps) {
  const template = useFragment(
    graphql`
      fragment UpdateEmailTemplatePage_template on EmailTemplate {
        name
        target
        ...UpdateEmailTemplateForm_template
      }
    `,
    key,
  );
  const { name, target } = template;
  usePageTitle(`Edit ${name}`);
  const sampleData = samples.find((sample) => sample.target === target);
  return (
    <PageFrame variant="card" title={name}>
      {sampleData && <UpdateEmailTemplateForm template={template} sampleData={sampleData} />}
    </PageFrame>
  );
}
