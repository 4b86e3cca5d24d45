import type { GraphQLObjectType } from 'graphql';
import { callOf, linkImports, type RecordLink } from './domain.ts';
import type { FormFacts, FormField } from './FormFacts.ts';
import { componentsOf, fieldSource, otherImports } from './formFields.ts';
import { capitalised, type Name, withArticle } from './names.ts';
import { nameSelection } from './samples.ts';
import { namePath } from './schemaTypes.ts';

/** The record below which a new one is made. */
export interface Parent {
  readonly name: Name;
  readonly type: GraphQLObjectType;
  /** The field of the input that names it. */
  readonly field: string;
  readonly detail: RecordLink;
}

const fieldsBelow = ({ fields: { fields } }: FormFacts, { field }: Parent): readonly FormField[] =>
  fields.filter(({ name }) => name !== field);

/** The button on the parent's screen, with the dialog that it opens. */
export function createDialogFile(facts: FormFacts, parent: Parent): string {
  const { name, record, type, fields } = facts;
  const { camel } = parent.name;
  const button = `Create${record.pascal}Button`;
  const key = `${button}_${camel}$key`;
  const dialog = `Create${record.pascal}Dialog`;
  const own = fieldsBelow(facts, parent);
  return `import { AddButton } from '@console/design-system/button';
import { ${[...componentsOf(own), 'emptyValues', 'FormDialog', 'useConsoleForm'].join(', ')} } from '@console/forms';
import { ${name.camel}Input } from '${fields.from}';
${otherImports(own)}import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ${key} } from './__generated__/${button}_${camel}.graphql.ts';
import type { ${button}Mutation } from './__generated__/${button}Mutation.graphql.ts';

/** Opens the dialog for a new ${record.one} of ${withArticle(parent.name.one)}. */
export function ${button}({ ${camel}: key }: { readonly ${camel}: ${key} }) {
  const { id } = useFragment(graphql\`fragment ${button}_${camel} on ${parent.type.name} { id }\`, key);
  const [open, setOpen] = useState(false);
  return (
    <>
      <AddButton place="page" onClick={() => setOpen(true)}>
        New ${record.one}
      </AddButton>
      {open && <${dialog} ${camel}={id} onClose={() => setOpen(false)} />}
    </>
  );
}

function ${dialog}({ ${camel}, onClose }: { readonly ${camel}: string; readonly onClose: () => void }) {
  const { commit, error } = useConsoleMutation<${button}Mutation>(
    graphql\`
      mutation ${button}Mutation($input: ${name.camel}Input!) {
        ${name.camel}(input: $input) {
          ${record.camel} {
            id
            ${nameSelection(type)}
          }
        }
      }
    \`,
    { success },
  );
  const [saved] = useState(() => emptyValues(${name.camel}Input, { ${parent.field}: ${camel} }));
  const form = useConsoleForm({
    name: '${name.kebab}',
    input: ${name.camel}Input,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} onClose={onClose} title="New ${record.one}" submit="Create ${record.one}" failed="The ${record.one} was not created.">
      ${own.map(fieldSource).join('\n      ')}
    </FormDialog>
  );
}

const success = ({ ${name.camel} }: ${button}Mutation['response']) => ({
  text: \`\${${name.camel}?.${record.camel}?.${namePath(type).join('.')} ?? 'The ${record.one}'} is created.\`,
});
`;
}

export function createDialogTestFile(facts: FormFacts, parent: Parent): string {
  const { name, record, samples } = facts;
  const { camel } = parent.name;
  const required = fieldsBelow(facts, parent).filter(({ missing }) => missing !== null);
  const filled = (required.length > 0 ? required : [samples.typed]).map((field) => ({
    field,
    sample: samples.of(field, 1),
  }));
  const filling = filled.map(({ sample }) => sample?.fill ?? '').join('\n');
  const sent = filled.map(({ field, sample }) => `${field.name}: ${sample?.sent}`).join(', ');
  const lists = filled.flatMap(({ sample }) => (sample?.list ? [sample.list] : []));
  const helpers = [
    ...(lists.length > 0 ? ['chooseRecord', 'connection', 'idOf'] : []),
    ...(filling.includes('fillField') ? ['fillField'] : []),
    'renderScreen',
  ];
  return `import { ${helpers.join(', ')} } from '@console/testing';
${linkImports(parent.detail)}
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { ${camel} } from '../testing/${camel}.ts';
import { ${record.camel} } from '../testing/${record.camel}.ts';

/** Opens the dialog on the screen of ${withArticle(parent.name.one)}, fills it and sends it. */
async function create(${name.camel}: () => object) {
  const data = { ${[`${camel}: () => ${camel}`, name.camel, ...lists].join(', ')} };
  const opened = await renderScreen({ remote, routes, at: ${callOf(parent.detail, `${camel}.id`)}, data });
  const { user } = opened;
  await user.click(screen.getByRole('button', { name: 'New ${record.one}' }));
  ${filling}
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create ${record.one}' }));
  return opened;
}

test('a new ${record.one} belongs to the ${parent.name.one} on whose screen it is made', async () => {
  const { requests } = await create(() => ({ ${record.camel} }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.find(({ operation }) => operation === 'Create${record.pascal}ButtonMutation');
  expect(sent?.variables).toMatchObject({ input: { ${parent.field}: ${camel}.id, ${sent} } });
});

test('the dialog stays when the server refuses the ${record.one}', async () => {
  await create(() => {
    throw Object.assign(new Error('${capitalised(record.one)} refused.'), { extensions: { status: 409 } });
  });
  await within(screen.getByRole('dialog')).findByText(/The ${record.one} was not created/);
});
`;
}
