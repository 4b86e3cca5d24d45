import type { GraphQLObjectType } from 'graphql';
import { callOf, linkImports, type RecordLink } from './domain.ts';
import { type Name, withArticle } from './names.ts';
import { nameSelection } from './samples.ts';
import { namePath } from './schemaTypes.ts';

/** The facts from which the button that deletes a record is written. */
export interface DeleteFacts {
  readonly domain: string;
  readonly record: Name;
  readonly type: GraphQLObjectType;
  /** Whether the contracts export a rule `whyNotDelete<Record>`, which reads the status. */
  readonly ruled: boolean;
  readonly list: RecordLink;
  /** The list's field in the schema: `travelClaims`. */
  readonly listField: string;
  readonly detail: RecordLink;
}

export function deleteButtonFile({ domain, record, type, ruled, list }: DeleteFacts): string {
  const { camel, pascal, one } = record;
  const button = `Delete${pascal}Button`;
  const key = `${button}_${camel}$key`;
  const called = `${camel}.${namePath(type).join('.')}`;
  return `import { ConfirmDialog } from '@console/design-system/dialog';
import { DeleteIcon } from '@console/design-system/icons';
import { ActionButton } from '@console/design-system/tooltip';
import { useNavigate } from '@console/platform/router';
${ruled ? `import { whyNotDelete${pascal} } from '@console/${domain}-contracts';\n` : ''}${linkImports(list)}
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ${key} } from './__generated__/${button}_${camel}.graphql.ts';
import type { ${button}Mutation } from './__generated__/${button}Mutation.graphql.ts';

/** Deletes ${withArticle(one)} after a confirmation, and opens the list. */
export function ${button}({ ${camel}: key }: { readonly ${camel}: ${key} }) {
  const ${camel} = useFragment(
    graphql\`
      fragment ${button}_${camel} on ${type.name} {
        id
        version
        ${nameSelection(type)}
        ${ruled ? 'status' : ''}
      }
    \`,
    key,
  );
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { pending, error, commit, reset } = useConsoleMutation<${button}Mutation>(
    graphql\`
      mutation ${button}Mutation($input: delete${pascal}Input!) {
        delete${pascal}(input: $input) {
          clientMutationId
        }
      }
    \`,
    { success: () => ({ text: \`\${${called}} is deleted.\` }) },
  );
  return (
    <>
      <ActionButton icon={<DeleteIcon size={16} />} refusal={${ruled ? `whyNotDelete${pascal}(${camel})` : 'null'}} onClick={() => setAsking(true)}>
        Delete ${one}
      </ActionButton>
      <ConfirmDialog
        open={asking}
        title={\`Delete \${${called}}?\`}
        confirm="Delete ${one}"
        tone="danger"
        loading={pending}
        failure={error}
        refusedTitle={\`\${${called}} was not deleted\`}
        onCancel={() => {
          setAsking(false);
          reset();
        }}
        onConfirm={async () => {
          if (await commit({ input: { id: ${camel}.id, version: ${camel}.version } })) await navigate(${callOf(list)});
        }}
      >
        It cannot be taken back.
      </ConfirmDialog>
    </>
  );
}
`;
}

export function deleteTestFile({ record, type, list, detail, listField }: DeleteFacts): string {
  const { camel, pascal, one } = record;
  return `import { notices } from '@console/platform';
import { connection, renderScreen } from '@console/testing';
${linkImports(list, detail)}
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { ${camel} } from '../testing/${camel}.ts';

async function remove(delete${pascal}: () => object) {
  const data = { ${camel}: () => ${camel}, delete${pascal}, ${listField}: connection([]) };
  const opened = await renderScreen({ remote, routes, at: ${callOf(detail, `${camel}.id`)}, data });
  await opened.user.click(screen.getByRole('button', { name: 'Delete ${one}' }));
  const dialog = within(screen.getByRole('dialog'));
  await opened.user.click(dialog.getByRole('button', { name: 'Delete ${one}' }));
  return opened;
}

test('${withArticle(one)} is deleted after a question, and the list opens', async () => {
  const { address } = await remove(() => ({ clientMutationId: null }));
  await waitFor(() => expect(address()).toBe(${callOf(list)}));
  expect(notices.get()).toMatchObject([{ tone: 'success', text: \`\${${camel}.${namePath(type).join('.')}} is deleted.\` }]);
});

test('a refusal of the server takes the place of the question', async () => {
  const { address } = await remove(() => {
    throw Object.assign(new Error('${pascal} is needed.'), { extensions: { status: 409 } });
  });
  await screen.findByText(/${pascal} is needed/);
  expect(address()).toBe(${callOf(detail, `${camel}.id`)});
});
`;
}
