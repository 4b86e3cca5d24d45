import { callOf, linkImports, type RecordLink } from './domain.ts';
import type { FormFacts, FormField } from './FormFacts.ts';
import { componentsOf, fieldSource, otherImports } from './formFields.ts';
import { capitalised, withArticle } from './names.ts';
import { nameSelection } from './samples.ts';
import { namePath } from './schemaTypes.ts';

/** The component with the fields that the record's forms share. */
export function recordFieldsFile({ record, fields: { from, fields, shared } }: FormFacts): string {
  const own = fields.filter(({ name }) => shared.includes(name));
  const part = `${record.camel}Fields`;
  return `import { ${[...componentsOf(own), 'type FormWith', 'type InputSchema', 'partOf'].join(', ')} } from '@console/forms';
${otherImports(own)}import type { ${part} } from '${from}';

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
  readonly imports: string;
} {
  const own = fields.filter(({ name }) => !shared.includes(name));
  const whole = shared.length > 0 ? [`<${record.pascal}Fields form={form} />`] : [];
  return {
    source: [...whole, ...own.map(fieldSource)].join('\n'),
    components: componentsOf(own),
    imports:
      otherImports(own) +
      (shared.length > 0
        ? `import { ${record.pascal}Fields } from '../${record.kebab}-fields/${record.pascal}Fields.tsx';\n`
        : ''),
  };
}

/** The links of a create page: its own path, and the screens that it leads to. */
export type CreateLinks = Readonly<Record<'list' | 'detail' | 'create', RecordLink>>;

export function createPageFile(facts: FormFacts, { list, detail }: CreateLinks): string {
  const { name, record, type } = facts;
  const page = `Create${record.pascal}Page`;
  const mutation = `${page}Mutation`;
  const { source, components, imports } = fieldsOfForm(facts);
  return `import { Card } from '@console/design-system/card';
import { PageFrame } from '@console/design-system/page-frame';
import { ${[...components, 'emptyValues', 'Form', 'useConsoleForm', 'useLeaving'].join(', ')} } from '@console/forms';
import { ${name.camel}Input } from '${facts.fields.from}';
${linkImports(list, detail)}
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
${imports}import type { ${mutation} } from './__generated__/${mutation}.graphql.ts';

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

/** The fields that a test fills: the required ones, or one to type into. */
function filledFields({ fields: { fields }, samples }: FormFacts): readonly FormField[] {
  const required = fields.filter(({ missing }) => missing !== null);
  return required.length > 0 ? required : [samples.typed];
}

export function createTestFile(facts: FormFacts, { detail, create }: CreateLinks): string {
  const { name, record, type } = facts;
  const { samples } = facts;
  const filled = filledFields(facts).map((field) => ({ ...field, sample: samples.of(field, 1) }));
  const messages = filled.flatMap(({ missing }) => (missing === null ? [] : [`'${missing}'`]));
  const filling = filled.map(({ sample }) => sample?.fill ?? '').join('\n');
  const sent = filled.map((field) => `${field.name}: ${field.sample?.sent}`).join(', ');
  const lists = filled.flatMap(({ sample }) => (sample?.list ? [sample.list] : []));
  const first = samples.typed;
  const typed = samples.of(first, 1)?.typed ?? '';
  const helpers = [
    ...(lists.length > 0 ? ['chooseRecord', 'connection', 'idOf'] : []),
    'fieldNamed',
    ...(filling.includes('fillField') ? ['fillField'] : []),
    'renderScreen',
  ];
  return `import { notices } from '@console/platform';
import { ${helpers.join(', ')} } from '@console/testing';
${linkImports(detail, create)}
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { ${record.camel} } from '../testing/${record.camel}.ts';

/** Opens the form. The server answers with a new ${record.one}, unless the test says otherwise. */
async function open(${name.camel}: () => object = () => ({ ${record.camel} })) {
  const data = { ${[`${name.camel}`, `${record.camel}: () => ${record.camel}`, ...lists].join(', ')} };
  const opened = await renderScreen({ remote, routes, at: ${callOf(create)}, data });
  const create = () => opened.user.click(screen.getByRole('button', { name: 'Create ${record.one}' }));
  return { ...opened, create };
}

${
  messages.length > 0
    ? `test('${withArticle(record.one)} without its required fields is not sent', async () => {
  const { create, requests } = await open();
  await create();
  for (const message of [${messages.join(', ')}]) await screen.findByText(message);
  expect(requests.filter(({ operation }) => operation === 'Create${record.pascal}PageMutation')).toEqual([]);
});
`
    : ''
}
test('a new ${record.one} is sent as it was filled in, and its screen opens', async () => {
  const { user, create, requests, address } = await open();
  ${filling}
  await create();
  await waitFor(() => expect(address()).toBe(${callOf(detail, `${record.camel}.id`)}));
  const [request] = requests.filter(({ operation }) => operation === 'Create${record.pascal}PageMutation');
  expect(request?.variables).toMatchObject({ input: { ${sent} } });
  expect(notices.get()).toMatchObject([{ tone: 'success', text: \`\${${record.camel}.${namePath(type).join('.')}} is created.\` }]);
});

test('what was typed stays when the server refuses the ${record.one}', async () => {
  const { user, create, address } = await open(() => {
    throw Object.assign(new Error('${capitalised(record.one)} refused.'), { extensions: { status: 409 } });
  });
  ${filling}
  await create();
  await screen.findByText(/The ${record.one} was not created/);
  expect(fieldNamed('${first.label}').value).toContain('${typed}');
  expect(address()).toBe(${callOf(create)});
});
`;
}
