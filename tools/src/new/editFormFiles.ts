import { fieldsOfForm } from './createFormFiles.ts';
import { callOf, linkImports, type RecordLink } from './domain.ts';
import type { FormFacts } from './FormFacts.ts';
import { firstValueSelection } from './formFields.ts';
import { capitalised, withArticle } from './names.ts';
import { nameSelection } from './samples.ts';
import { namePath } from './schemaTypes.ts';

export function editButtonFile({ record }: FormFacts): string {
  const dialog = `Edit${record.pascal}Dialog`;
  const key = `${dialog}_${record.camel}$key`;
  return `import { EditButton } from '@console/design-system/tooltip';
import { useState } from 'react';
import type { ${key} } from './__generated__/${dialog}_${record.camel}.graphql.ts';
import { ${dialog} } from './${dialog}.tsx';

/** Opens the dialog that edits ${withArticle(record.one)}. */
export function Edit${record.pascal}Button({ ${record.camel} }: { readonly ${record.camel}: ${key} }) {
  const [editing, setEditing] = useState(false);
  return (
    <>
      <EditButton label="Edit ${record.one}" onClick={() => setEditing(true)} />
      {editing && <${dialog} ${record.camel}={${record.camel}} onClose={() => setEditing(false)} />}
    </>
  );
}
`;
}

export function editDialogFile(facts: FormFacts): string {
  const { name, record, type, fields } = facts;
  const { camel, pascal, one } = record;
  const dialog = `Edit${pascal}Dialog`;
  const key = `${dialog}_${camel}$key`;
  const { source, components, imports } = fieldsOfForm(facts);
  const [outer = ''] = namePath(type);
  const values = fields.fields.map((field) => firstValueSelection(field) ?? '');
  const called = fields.fields.some((field) => field.name === outer) ? [] : [nameSelection(type)];
  return `import { ${[...components, 'RecordDialog', 'useRecordForm'].join(', ')} } from '@console/forms';
import { ${name.camel}Input } from '${fields.from}';
import { useConsoleMutation } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
${imports}import type { ${key} } from './__generated__/${dialog}_${camel}.graphql.ts';
import type { ${dialog}Mutation } from './__generated__/${dialog}Mutation.graphql.ts';

export interface ${dialog}Props {
  readonly ${camel}: ${key};
  readonly onClose: () => void;
}

/** Edits ${withArticle(one)}. */
export function ${dialog}({ ${camel}: key, onClose }: ${dialog}Props) {
  const ${camel} = useFragment(
    graphql\`
      fragment ${dialog}_${camel} on ${type.name} {
        ${['id', 'version', '...lastChange_record @relay(mask: false)', ...called, ...values].join('\n        ')}
      }
    \`,
    key,
  );
  const write = useConsoleMutation<${dialog}Mutation>(
    graphql\`
      mutation ${dialog}Mutation($input: ${name.camel}Input!) {
        ${name.camel}(input: $input) {
          ${camel} {
            ...${pascal}DetailPage_${camel}
          }
        }
      }
    \`,
    { success },
  );
  const form = useRecordForm({
    name: 'edit-${record.kebab}',
    input: ${name.camel}Input,
    record: ${camel},
    write,
    onSaved: onClose,
  });
  return (
    <RecordDialog form={form} what="${one}" subtitle={${camel}.${namePath(type).join('.')}} onClose={onClose}>
      ${source}
    </RecordDialog>
  );
}

const success = () => ({ text: '${capitalised(one)} successfully saved' });
`;
}

export function editTestFile(facts: FormFacts, detail: RecordLink): string {
  const { name, record } = facts;
  const { camel, one } = record;
  const { samples } = facts;
  const first = samples.typed;
  const sample = samples.of(first, 2);
  return `import { notices } from '@console/platform';
import { fieldNamed, fillField, renderScreen } from '@console/testing';
${linkImports(detail)}
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { ${camel} } from '../testing/${camel}.ts';

/** Opens the dialog on the screen of ${withArticle(one)}, and replaces the text of a field. */
async function edit(text: string, ${name.camel}: () => object = () => ({ ${camel} })) {
  const data = { ${camel}: () => ${camel}, ${name.camel} };
  const opened = await renderScreen({ remote, routes, at: ${callOf(detail, `${camel}.id`)}, data });
  await opened.user.click(screen.getByRole('button', { name: 'Edit ${one}' }));
  const dialog = within(screen.getByRole('dialog'));
  await fillField(opened.user, '${first.label}', text);
  await opened.user.click(dialog.getByRole('button', { name: 'Save ${one}' }));
  const sent = () => opened.requests.flatMap(({ operation, variables }) => (operation === 'Edit${record.pascal}DialogMutation' ? [variables] : []));
  return { dialog, sent };
}
${
  first.missing !== null
    ? `
test('${withArticle(one)} without a required field is not sent', async () => {
  const { dialog, sent } = await edit('');
  await dialog.findByText('${first.missing}');
  expect(sent()).toEqual([]);
});
`
    : ''
}
test('a changed ${one} is sent with the version that the person has seen', async () => {
  const changed = { ...${camel}, ${first.name}: ${sample?.answered}, version: 2 };
  const { sent } = await edit('${sample?.typed}', () => ({ ${camel}: changed }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { id, version } = ${camel};
  expect(sent()).toMatchObject([{ input: { id, version, ${first.name}: ${sample?.sent} } }]);
  expect(notices.get()).toMatchObject([{ tone: 'success', text: '${capitalised(one)} successfully saved' }]);
});

test('what was typed stays when the server refuses the ${one}', async () => {
  const { dialog } = await edit('${sample?.typed}', () => {
    throw Object.assign(new Error('${capitalised(one)} refused.'), { extensions: { status: 409 } });
  });
  await dialog.findByText(/The ${one} was not saved/);
  expect(fieldNamed('${first.label}').value).toContain('${sample?.typed}');
});
`;
}
