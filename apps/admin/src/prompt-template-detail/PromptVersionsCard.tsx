import { graphql, useFragment } from 'react-relay';
import { VersionsCard } from '../template-parts/VersionsCard.tsx';
import type { PromptVersionsCard_template$key } from './__generated__/PromptVersionsCard_template.graphql.ts';
import { RestoreVersionButton } from './RestoreVersionButton.tsx';

/** The versions of a prompt, the newest first. It is in use; the others can be restored. */
export function PromptVersionsCard({ template: key }: { readonly template: PromptVersionsCard_template$key }) {
  const template = useFragment(
    graphql`
      fragment PromptVersionsCard_template on PromptTemplate {
        revision
        versions(first: 100) {
          edges {
            node {
              id
              number
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
        ...RestoreVersionButton_template
      }
    `,
    key,
  );
  const { revision, versions } = template;
  return (
    <VersionsCard
      versions={versions}
      title={({ number }) => `Version ${number}${number === revision ? ', in use' : ''}`}
      action={({ id, number }) =>
        number !== revision && <RestoreVersionButton template={template} restored={id} number={number} />
      }
    />
  );
}
