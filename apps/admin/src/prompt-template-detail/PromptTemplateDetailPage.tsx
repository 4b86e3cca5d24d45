import { HistoryCard, RecordHead } from '@console/core-web';
import { Grid, Stack } from '@console/design-system/layout';
import { PageFrame } from '@console/design-system/page-frame';
import { RecordNotFound, usePageTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { PromptTemplateDetailPage_template$key } from './__generated__/PromptTemplateDetailPage_template.graphql.ts';
import type { PromptTemplateDetailPageQuery } from './__generated__/PromptTemplateDetailPageQuery.graphql.ts';
import { DeletePromptTemplateButton } from './DeletePromptTemplateButton.tsx';
import { PromptTemplateForm } from './PromptTemplateForm.tsx';
import { PromptVersionsCard } from './PromptVersionsCard.tsx';

/** The page of one prompt template (ADM-10): it is changed in place, beside its preview. */
export default function PromptTemplateDetailPage() {
  const { promptTemplate } = usePageQuery<PromptTemplateDetailPageQuery>(graphql`
    query PromptTemplateDetailPageQuery($id: ID!) @preloadable {
      promptTemplate(id: $id) {
        id
        ...PromptTemplateDetailPage_template
      }
    }
  `);
  return promptTemplate ? (
    <PromptTemplateDetail key={promptTemplate.id} template={promptTemplate} />
  ) : (
    <RecordNotFound what="prompt template" />
  );
}

function PromptTemplateDetail({ template: key }: { readonly template: PromptTemplateDetailPage_template$key }) {
  const template = useFragment(
    graphql`
      fragment PromptTemplateDetailPage_template on PromptTemplate {
        id
        name
        ...RecordAudit_record
        ...PromptTemplateForm_template
        ...PromptVersionsCard_template
        ...DeletePromptTemplateButton_template
      }
    `,
    key,
  );
  const { id, name } = template;
  usePageTitle(name);
  return (
    <PageFrame
      variant="card"
      title={name}
      meta={<RecordHead record={template} />}
      actions={<DeletePromptTemplateButton template={template} />}
    >
      <Stack gap="l">
        <PromptTemplateForm template={template} />
        <Grid columns={2} stretch>
          <PromptVersionsCard template={template} />
          <HistoryCard of={id} />
        </Grid>
      </Stack>
    </PageFrame>
  );
}
