import { Refusal } from './Draft.ts';
import { callOf, linkImports, type RecordLink } from './domain.ts';
import { componentsOf, type FormFacts, fieldSource } from './formFields.ts';
import { capitalised, withArticle } from './names.ts';
import type { InputField } from './printRules.ts';
import { nameSelection, sampleText } from './samples.ts';
import { namePath } from './schemaTypes.ts';

/** The component with the fields that the record's forms share. */
export function recordFieldsFile({ record, fields: { from, fields, shared } }: FormFacts): string {
  const own = fields.filter(({ name }) => shared.includes(name));
  const part = `${record.camel}Fields`;
  return `import { ${[...componentsOf(own), 'type FormWith', 'type InputSchema', 'partOf'].join(', ')} } from '@console/forms';
import type { ${part} } from '${from}';

export interface ${record.pascal}FieldsProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof ${part}, Schema>;
}

/** The fields of ${withArticle(record.one)}, for the forms that create or edit one. */
export function ${record.pascal}Fields<Schema extends InputSchema>(props: ${record.pascal}FieldsProps<Schema>) {
  const form = partOf<typeof ${part}, Schema>(props.form);
  return (
    <>
      ${own.map(fieldSource).join('\n')}
    </>
  );
}
`;
}

/** The source of a form's fields: the shared component, then the fields that only this form has. */
export function fieldsOfForm({ record, fields: { fields, shared } }: FormFacts): {
  readonly source: string;
  readonly components: readonly string[];
  readonly sharedImport: string;
} {
  const own = fields.filter(({ name }) => !shared.includes(name));
  const whole = shared.length > 0 ? [`<${record.pascal}Fields form={form} />`] : [];
  return {
    source: [...whole, ...own.map(fieldSource)].join('\n'),
    components: componentsOf(own),
    sharedImport:
      shared.length > 0
        ? `import { ${record.pascal}Fields } from '../${record.kebab}-fields/${record.pascal}Fields.tsx';\n`
        : '',
  };
}

/** The links of a create page: its own path, and the screens that it leads to. */
export type CreateLinks = Readonly<Record<'list' | 'detail' | 'create', RecordLink>>;

export function createPageFile(facts: FormFacts, { list, detail }: CreateLinks): string {
  const { name, record, type } = facts;
  const page = `Create${record.pascal}Page`;
  const mutation = `${page}Mutation`;
  const { source, components, sharedImport } = fieldsOfForm(facts);
  return `import { Card } from '@console/design-system/card';
import { PageFrame } from '@console/design-system/page-frame';
import { ${[...components, 'emptyValues', 'Form', 'useConsoleForm', 'useLeaving'].join(', ')} } from '@console/forms';
import { ${name.camel}Input } from '${facts.fields.from}';
${linkImports(list, detail)}
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
${sharedImport}import type { ${mutation} } from './__generated__/${mutation}.graphql.ts';

/** The page for a new ${record.one}. */
export default function ${page}() {
  const { commit, error } = useConsoleMutation<${mutation}>(
    graphql\`
      mutation ${mutation}($input: ${name.camel}Input!) {
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
  const [saved] = useState(() => emptyValues(${name.camel}Input));
  const form = useConsoleForm({
    name: '${name.kebab}',
    input: ${name.camel}Input,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: ({ ${name.camel} }) => {
      const ${record.camel} = ${name.camel}?.${record.camel};
      return leave(${record.camel} ? ${callOf(detail, `${record.camel}.id`)} : ${callOf(list)});
    },
  });
  const leave = useLeaving(form.changed);
  return (
    <PageFrame variant="card" title="New ${record.one}">
      <Card>
        <Form
          form={form}
          submit="Create ${record.one}"
          failed="The ${record.one} was not created."
          onCancel={() => leave(${callOf(list)})}
        >
          ${source}
        </Form>
      </Card>
    </PageFrame>
  );
}

const success = ({ ${name.camel} }: ${mutation}['response']) => ({
  text: \`\${${name.camel}?.${record.camel}?.${namePath(type).join('.')} ?? 'The ${record.one}'} is created.\`,
});
`;
}

/** The fields that a test fills by typing. */
export const typedFields = ({ fields: { fields } }: FormFacts): InputField[] =>
  fields.filter(({ kind }) => kind === 'text');

/**
 * Returns the field that a test types into: a required field if there is one. @throws Refusal when the form has no
 * text.
 */
export function firstTyped(facts: FormFacts): InputField {
  const typed = typedFields(facts);
  const first = typed.find(({ missing }) => missing !== null) ?? typed[0];
  if (first) return first;
  throw new Refusal(
    `${facts.name.camel}Input has no text that a test could type. Copy apps/bookings/src/edit-contact.`,
  );
}

export function createTestFile(facts: FormFacts, { detail, create }: CreateLinks): string {
  const { name, record, type } = facts;
  const required = typedFields(facts).filter(({ missing }) => missing !== null);
  const first = firstTyped(facts);
  const typed = required.length > 0 ? required : [first];
  const messages = required.map(({ missing }) => `'${missing}'`);
  const typing = typed
    .map((field) => `await user.type(field('${field.label}'), '${sampleText(field, 1)}');`)
    .join('\n');
  const sent = typed.map((field) => `${field.name}: '${sampleText(field, 1)}'`).join(', ');
  return `import { notices } from '@console/platform';
import { renderScreen } from '@console/testing';
${linkImports(detail, create)}
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { ${record.camel} } from '../testing/${record.camel}.ts';

/** Opens the form. The server answers with a new ${record.one}, unless the test says otherwise. */
async function open(${name.camel}: () => object = () => ({ ${record.camel} })) {
  const data = { ${name.camel}, ${record.camel}: () => ${record.camel} };
  const opened = await renderScreen({ remote, routes, at: ${callOf(create)}, data });
  const create = () => opened.user.click(screen.getByRole('button', { name: 'Create ${record.one}' }));
  return { ...opened, create };
}

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(\`^\${label}\\\\W*$\`) });

${
  required.length > 0
    ? `test('${withArticle(record.one)} without its required fields is not sent', async () => {
  const { create, requests } = await open();
  await create();
  for (const message of [${messages.join(', ')}]) await screen.findByText(message);
  expect(requests).toEqual([]);
});
`
    : ''
}
test('a new ${record.one} is sent as it was typed, and its screen opens', async () => {
  const { user, create, requests, address } = await open();
  ${typing}
  await create();
  await waitFor(() => expect(address()).toBe(${callOf(detail, `${record.camel}.id`)}));
  expect(requests[0]?.variables).toMatchObject({ input: { ${sent} } });
  expect(notices.get()).toMatchObject([{ tone: 'success', text: \`\${${record.camel}.${namePath(type).join('.')}} is created.\` }]);
});

test('the typed text stays when the server refuses the ${record.one}', async () => {
  const { user, create, address } = await open(() => {
    throw new Error('${capitalised(record.one)} refused.');
  });
  ${typing}
  await create();
  await screen.findByText(/The ${record.one} was not created/);
  expect(field('${first.label}').value).toBe('${sampleText(first, 1)}');
  expect(address()).toBe(${callOf(create)});
});
`;
}
