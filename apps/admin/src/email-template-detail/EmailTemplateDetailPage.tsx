import { emailTemplateLinks, emailTemplateTypes } from '@console/admin-contracts';
import { mailTargetResources } from '@console/core-contracts';
import { RecordHead } from '@console/core-web';
import { LinkButton } from '@console/design-system/button';
import { MainAndAside } from '@console/design-system/layout';
import { PageFrame } from '@console/design-system/page-frame';
import { RecordNotFound, usePageTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { RecordChoice } from '../email-template-form/RecordChoice.tsx';
import type { ChosenRecord } from '../email-template-form/ReferenceChoice.tsx';
import { SendTestButton } from '../email-template-form/SendTestButton.tsx';
import { TemplatePreview } from '../email-template-form/TemplatePreview.tsx';
import { VersionsCard } from '../template-parts/VersionsCard.tsx';
import type { EmailTemplateDetailPage_template$key } from './__generated__/EmailTemplateDetailPage_template.graphql.ts';
import type { EmailTemplateDetailPageQuery } from './__generated__/EmailTemplateDetailPageQuery.graphql.ts';
import { DeleteTemplateButton } from './DeleteTemplateButton.tsx';
import { KeepContextButton } from './KeepContextButton.tsx';

/** The page of one email template (ADM-08): its mail, and its versions. */
export default function EmailTemplateDetailPage() {
  const { emailTemplate } = usePageQuery<EmailTemplateDetailPageQuery>(graphql`
    query EmailTemplateDetailPageQuery($id: ID!) @preloadable {
      emailTemplate(id: $id) {
        ...EmailTemplateDetailPage_template
      }
    }
  `);
  return emailTemplate ? <EmailTemplateDetail template={emailTemplate} /> : <RecordNotFound what="email template" />;
}

function EmailTemplateDetail({ template: key }: { readonly template: EmailTemplateDetailPage_template$key }) {
  const template = useFragment(
    graphql`
      fragment EmailTemplateDetailPage_template on EmailTemplate {
        id
        name
        type
        target
        content {
          subject
          body
        }
        versions(first: 20) {
          edges {
            node {
              id
              number
              subject
              createdAt
              createdBy {
                person {
                  fullName
                }
              }
            }
          }
          totalCount
        }
        ...RecordAudit_record
        ...DeleteTemplateButton_template
      }
    `,
    key,
  );
  const { id, name, type, target, content, versions } = template;
  usePageTitle(name);
  const [record, setRecord] = useState<ChosenRecord | null>(null);
  const preview = { type, target, ...content, record: record?.value ?? null };
  return (
    <PageFrame
      variant="card"
      title={name}
      meta={
        <RecordHead record={template}>
          {mailTargetResources.labelOf(target)}
          {emailTemplateTypes.labelOf(type)}
        </RecordHead>
      }
      actions={
        <>
          <DeleteTemplateButton template={template} />
          <LinkButton appearance="primary" to={emailTemplateLinks.update(id)}>
            Edit template
          </LinkButton>
        </>
      }
    >
      <MainAndAside
        asideWidth={344}
        aside={<VersionsCard versions={versions} title={({ number, subject }) => `${number}. ${subject}`} />}
      >
        <TemplatePreview
          tall
          template={preview}
          actions={
            <>
              <SendTestButton template={preview} />
              {record && <KeepContextButton template={id} record={record.value} />}
            </>
          }
        >
          <RecordChoice target={target} value={record} onChange={setRecord} />
        </TemplatePreview>
      </MainAndAside>
    </PageFrame>
  );
}
