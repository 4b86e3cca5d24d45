import { emailTemplateLinks } from '@console/admin-contracts';
import { mailTargetResources } from '@console/core-contracts';
import { RecordHead } from '@console/core-web';
import { MainAndAside } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { PageFrame } from '@console/design-system/page-frame';
import { RecordNotFound, usePageTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import { TemplatePreview } from '../email-template-form/TemplatePreview.tsx';
import { VariablesCard } from '../email-template-form/VariablesCard.tsx';
import type { EmailBuildContextPage_context$key } from './__generated__/EmailBuildContextPage_context.graphql.ts';
import type { EmailBuildContextPageQuery } from './__generated__/EmailBuildContextPageQuery.graphql.ts';

/** The values of a record at one moment, and the mail that a template makes of them (ADM-08). */
export default function EmailBuildContextPage() {
  const { emailBuildContext } = usePageQuery<EmailBuildContextPageQuery>(graphql`
    query EmailBuildContextPageQuery($id: ID!) @preloadable {
      emailBuildContext(id: $id) {
        ...EmailBuildContextPage_context
      }
    }
  `);
  return emailBuildContext ? (
    <EmailBuildContext context={emailBuildContext} />
  ) : (
    <RecordNotFound what="build context" />
  );
}

function EmailBuildContext({ context: key }: { readonly context: EmailBuildContextPage_context$key }) {
  const context = useFragment(
    graphql`
      fragment EmailBuildContextPage_context on EmailBuildContext {
        id
        about {
          name
        }
        template {
          id
          name
          type
          target
          content {
            subject
            body
          }
        }
        variables {
          ...VariablesCard_variables
        }
        ...RecordAudit_record
      }
    `,
    key,
  );
  const { id, about, template, variables } = context;
  const name = about.name ?? 'a deleted record';
  usePageTitle(`Values of ${name}`);
  const { type, target, content } = template;
  return (
    <PageFrame
      variant="card"
      title={`Values of ${name}`}
      meta={
        <RecordHead record={context}>
          {mailTargetResources.labelOf(target)}
          <Link to={emailTemplateLinks.detail(template.id)}>{template.name}</Link>
        </RecordHead>
      }
    >
      <MainAndAside asideWidth={344} aside={<VariablesCard variables={variables} note="As they were." />}>
        <TemplatePreview tall template={{ type, target, ...content, buildContext: id }} />
      </MainAndAside>
    </PageFrame>
  );
}
