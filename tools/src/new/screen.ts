import type { GraphQLObjectType } from 'graphql';
import type { Draft } from './Draft.ts';
import { addRoute, nodeOf, referenceFor, refuseTakenPath, remotes, requireRemote } from './domain.ts';
import { createSource } from './insertions.ts';
import { selectionOf } from './listFiles.ts';
import { capitalised, type Name, withArticle } from './names.ts';
import { nameSelection, sampleRecord, shownSample } from './samples.ts';
import {
  enumFields,
  enumValues,
  isAudited,
  namePath,
  readSchema,
  recordTypeFor,
  type ShownField,
  shownFields,
} from './schemaTypes.ts';

/** Plans the screen of one record. Returns what is left to do, in sentences. */
export function newScreen(draft: Draft, domain: string, name: Name): string[] {
  requireRemote(draft, domain);
  refuseTakenPath(draft, `/${name.kebab}/:id`);
  const schema = readSchema(draft);
  const type = recordTypeFor(schema, name);
  const { prefix } = nodeOf(draft, type.name);
  const folder = `src/${name.kebab}-detail`;
  const page = `${name.pascal}DetailPage`;
  createSource(draft, `apps/${domain}`, `${folder}/${page}.tsx`, pageFile(name, type));
  createSource(draft, `apps/${domain}`, `${folder}/${page}.test.tsx`, testFile(draft, name, type));
  const route = `${domain}.${name.kebab}`;
  const parent = parentOf(draft, domain, `/${name.kebab}`);
  const reference = referenceFor(draft, name.camel, enumValues(schema, 'ReferenceEntity'));
  addRoute(draft, domain, {
    route: `id: '${route}', path: '/${name.kebab}/:id', title: '${capitalised(name.one)}', roles: STAFF_ROLES${parent}${reference}`,
    module: `'${route}': {
    query: pageQuery(${page}QueryParameters, ({ params }) => ({ id: iri('${prefix}', params.id) })),
    page: () => import('./${name.kebab}-detail/${page}.tsx'),
  }`,
    parameters: [
      { name: `${page}QueryParameters`, from: `./${name.kebab}-detail/__generated__/${page}Query$parameters.ts` },
    ],
    imports: [
      { names: ['iri'], from: '@console/platform' },
      { names: ['pageQuery'], from: '@console/relay' },
    ],
  });
  return [
    `Choose the facts in ${page}.tsx and their order, and add cards for what else belongs to ${withArticle(name.one)}.`,
    ...enumFields(type).map((field) => `Show ${field}: as a badge beside the title, or in the words of its value.`),
    `Write a journey in e2e/${domain}, and see docs/guides/a-screen.md for more.`,
  ];
}

/** `, parent: 'purchasing.suppliers'` when the remote has the list of these records. */
function parentOf(draft: Draft, domain: string, path: string): string {
  if (!remotes(draft).includes(domain)) return '';
  const id = new RegExp(`id: '([^']+)',\\s*path: '${path}',`).exec(draft.read(`apps/${domain}/src/remote.ts`))?.[1];
  return id ? `, parent: '${id}'` : '';
}

const hasReference = (type: GraphQLObjectType) => String(type.getFields().reference?.type) === 'String!';

/** The fields below the title. The reference stands in the head. */
const factsOf = (type: GraphQLObjectType) => shownFields(type).filter(({ name }) => name !== 'reference');

function pageFile(name: Name, type: GraphQLObjectType): string {
  const { pascal, camel, one } = name;
  const page = `${pascal}DetailPage`;
  const fields = factsOf(type);
  const called = `${camel}.${namePath(type).join('.')}`;
  const referenced = hasReference(type) && namePath(type)[0] !== 'reference';
  const meta = metaOf(type, camel, referenced);
  const selections = [
    nameSelection(type),
    ...(referenced ? ['reference'] : []),
    ...fields.map(selectionOf),
    ...(isAudited(type) ? ['...RecordAudit_record'] : []),
  ];
  const naming = referenced ? 'useRecordTitle' : 'usePageTitle';
  const kinds = new Set(fields.map(({ kind }) => kind));
  const imports = [
    isAudited(type) && "import { RecordHead } from '@console/core-web';",
    "import { Card } from '@console/design-system/card';",
    kinds.has('date') && "import { DateText } from '@console/design-system/date';",
    "import { DescriptionList } from '@console/design-system/description-list';",
    kinds.has('money') && "import { Money } from '@console/design-system/money';",
    "import { PageFrame } from '@console/design-system/page-frame';",
    meta.includes('<Reference') && "import { Reference } from '@console/design-system/panel-message';",
  ];
  return `${imports.filter(Boolean).join('\n')}
import { RecordNotFound, ${naming} } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { ${page}_${camel}$key } from './__generated__/${page}_${camel}.graphql.ts';
import type { ${page}Query } from './__generated__/${page}Query.graphql.ts';

/** ${capitalised(withArticle(one))} and its facts. */
export default function ${page}() {
  const { ${camel} } = usePageQuery<${page}Query>(graphql\`
    query ${page}Query($id: ID!) @preloadable {
      ${camel}(id: $id) {
        ...${page}_${camel}
      }
    }
  \`);
  return ${camel} ? <${pascal}Detail ${camel}={${camel}} /> : <RecordNotFound what="${one}" />;
}

function ${pascal}Detail({ ${camel}: key }: { readonly ${camel}: ${page}_${camel}$key }) {
  const ${camel} = useFragment(
    graphql\`
      fragment ${page}_${camel} on ${type.name} {
        ${selections.join('\n        ')}
      }
    \`,
    key,
  );
  ${referenced ? `useRecordTitle(${camel}.reference, ${called})` : `usePageTitle(${called})`};
  return (
    <PageFrame variant="card" title={${called}}${meta && ` meta={${meta}}`}>
      <Card title="Facts">
        <DescriptionList
          columns={3}
          items={[
            ${fields.map((field) => `{ label: '${field.label}', value: ${factOf(camel, field)} },`).join('\n            ')}
          ]}
        />
      </Card>
    </PageFrame>
  );
}
`;
}

function metaOf(type: GraphQLObjectType, camel: string, referenced: boolean): string {
  const reference = `${camel}.reference`;
  if (isAudited(type)) return `<RecordHead record={${camel}}${referenced ? ` reference={${reference}}` : ''} />`;
  return referenced ? `<Reference text={${reference}} />` : '';
}

function factOf(camel: string, { name, kind }: ShownField): string {
  const value = `${camel}.${name}`;
  if (kind === 'flag') return `${value} ? 'Yes' : 'No'`;
  if (kind === 'date') return `<DateText value={${value}} />`;
  return kind === 'money' ? `<Money pence={${value}.amount} />` : value;
}

function testFile(draft: Draft, { kebab, pascal, camel, one }: Name, type: GraphQLObjectType): string {
  const fields = factsOf(type);
  const referenced = hasReference(type) && namePath(type)[0] !== 'reference';
  const more = [referenced && "reference: 'R-1',", isAudited(type) && '...audited,'].filter(Boolean).join('\n');
  const record = sampleRecord(draft, type, fields, { name: `First ${one}`, number: 1, more });
  const helpers = [
    ...(isAudited(type) ? ['audited'] : []),
    ...(fields.length > 0 ? ['fact'] : []),
    'idOf',
    'renderScreen',
  ];
  const facts = fields.map((field) => `expect(fact('${field.label}').textContent).toBe('${shownSample(field, 1)}');`);
  return `import { ${helpers.join(', ')} } from '@console/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';

const ${camel} = ${record};

function open(answer: object | null) {
  return renderScreen({ remote, routes, at: \`/${kebab}/\${${camel}.id.split('/')[1]}\`, data: { ${camel}: () => answer } });
}

test('${withArticle(one)} shows its name and its facts', async () => {
  const { requests } = await open(${camel});
  expect(requests[0]).toMatchObject({ operation: '${pascal}DetailPageQuery', variables: { id: ${camel}.id } });
  screen.getByRole('heading', { level: 1, name: /First ${one}/ });
  ${facts.join('\n  ')}
});

test('NAV-18 an id that no ${one} has shows the not-found page', async () => {
  await open(null);
  screen.getByText('This ${one} was not found.');
});
`;
}
