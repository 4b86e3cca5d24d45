import type { GraphQLObjectType } from 'graphql';
import type { Draft } from './Draft.ts';
import { addRoute, nodeOf, referenceFor, refuseTakenPath, requireRemote, routeAt } from './domain.ts';
import { readRules } from './inputRules.ts';
import { createSource } from './insertions.ts';
import { selectionOf } from './listFiles.ts';
import { capitalised, labelOf, type Name, withArticle } from './names.ts';
import type { InputField } from './printRules.ts';
import { addSample, nameSelection, shownSample } from './samples.ts';
import {
  addressFields,
  factsOf,
  isAudited,
  namePath,
  readSchema,
  recordTypeFor,
  relatedFields,
  type ShownField,
} from './schemaTypes.ts';

/** Plans the screen of one record. Returns the remaining steps, one sentence each. */
export function newScreen(draft: Draft, domain: string, name: Name): string[] {
  requireRemote(draft, domain);
  refuseTakenPath(draft, `/${name.kebab}/:id`);
  const schema = readSchema(draft);
  const type = recordTypeFor(schema, name);
  const { prefix } = nodeOf(draft, type.name);
  const folder = `src/${name.kebab}-detail`;
  const page = `${name.pascal}DetailPage`;
  const rules = readRules(draft, `${name.camel}Fields`);
  const facts = factsFor(draft, name, type, rules?.fields ?? []);
  createSource(draft, `apps/${domain}`, `${folder}/${page}.tsx`, pageFile(name, type, facts, rules?.from));
  createSource(draft, `apps/${domain}`, `${folder}/${page}.test.tsx`, testFile(name, facts));
  addSample(draft, domain, name, type);
  const route = `${domain}.${name.kebab}`;
  const list = routeAt(draft, domain, `/${name.kebab}`);
  const parent = list ? `, parent: '${list}'` : '';
  const reference = referenceFor(draft, name.camel);
  addRoute(draft, domain, {
    id: route,
    fields: `path: '/${name.kebab}/:id', title: '${capitalised(name.one)}', roles: STAFF_ROLES${parent}${reference}`,
    folder: `${name.kebab}-detail`,
    page,
    file: {
      queries: [`${page}Query`],
      imports: [
        { names: ['iri', 'type RouteModule'], from: '@console/platform' },
        { names: ['pageQuery'], from: '@console/relay' },
      ],
      exported: `{
  query: pageQuery(${page}QueryParameters, ({ params }) => ({ id: iri('${prefix}', params.id) })),
  page: () => import('./${page}.tsx'),
} satisfies RouteModule`,
    },
  });
  return [
    `Choose the facts in ${page}.tsx and their order, and add cards for what else belongs to ${withArticle(name.one)}.`,
    ...(keepsHistory(type)
      ? [`Add ${type.name} to the query in libs/core/web/src/history/useHistory.ts, and run \`npm run relay\`.`]
      : []),
    ...relatedFields(draft, type).map((field) => `Show ${field}, if people need it: the screen leaves it out.`),
    `Write a journey in e2e/${domain}, and see docs/guides/a-screen.md for more.`,
  ];
}

const keepsHistory = (type: GraphQLObjectType) => isAudited(type) && type.getFields().history !== undefined;

const hasReference = (type: GraphQLObjectType) => String(type.getFields().reference?.type) === 'String!';

/** One line of the facts, for the sources of the page and of its test. */
interface Fact {
  /** The lines that import what the value needs. */
  readonly imports: readonly string[];
  /** The words of the label. */
  readonly label: string;
  /** The label in the page's source: `labels.vatNumber`, or a text. */
  readonly labelSource: string;
  readonly selection: string;
  readonly value: string;
  /** The text that the test expects. Undefined for an address. */
  readonly sample?: string;
}

/** @param rules the fields that the record's inputs share. The page shows these fields under the same labels. */
function factsFor(draft: Draft, { camel }: Name, type: GraphQLObjectType, rules: readonly InputField[]): Fact[] {
  const labelled = (name: string, words: string) => {
    const rule = rules.find((field) => field.name === name);
    return rule ? { label: rule.label, labelSource: `labels.${name}` } : { label: words, labelSource: `'${words}'` };
  };
  const scalars = factsOf(draft, type).map((field) => ({
    ...labelled(field.name, field.label),
    selection: selectionOf(field),
    value: factOf(camel, field),
    sample: shownSample(field, 1),
    imports: [field.declared, field.record && { name: field.record.link.links, from: field.record.link.from }].flatMap(
      (used) => (used ? [`import { ${used.name} } from '${used.from}';`] : []),
    ),
  }));
  const addresses = addressFields(type).map((name) => ({
    ...labelled(name, labelOf(name)),
    selection: `${name} { ...address_lines @relay(mask: false) }`,
    value: `<Address address={${camel}.${name}} />`,
    imports: [],
  }));
  return [...scalars, ...addresses];
}

function pageFile(name: Name, type: GraphQLObjectType, facts: readonly Fact[], contracts = ''): string {
  const { pascal, camel, one } = name;
  const page = `${pascal}DetailPage`;
  const labelled = facts.some(({ labelSource }) => labelSource.startsWith('labels.'));
  const called = `${camel}.${namePath(type).join('.')}`;
  const referenced = hasReference(type) && namePath(type)[0] !== 'reference';
  const meta = metaOf(type, camel, referenced);
  const selections = [
    ...(keepsHistory(type) ? ['id'] : []),
    nameSelection(type),
    ...(referenced ? ['reference'] : []),
    ...facts.map(({ selection }) => selection),
    ...(isAudited(type) ? ['...RecordAudit_record'] : []),
  ];
  const naming = referenced ? 'useRecordTitle' : 'usePageTitle';
  const uses = (component: string) => facts.some(({ value }) => value.includes(`<${component} `));
  const imports = [
    uses('Address') && "import { Address } from '@console/design-system/address';",
    isAudited(type) && `import { ${keepsHistory(type) ? 'HistoryCard, ' : ''}RecordHead } from '@console/core-web';`,
    "import { Card } from '@console/design-system/card';",
    uses('DateText') && "import { DateText } from '@console/design-system/date';",
    "import { DescriptionList } from '@console/design-system/description-list';",
    uses('Money') && "import { Money } from '@console/design-system/money';",
    "import { Stack } from '@console/design-system/layout';",
    "import { PageFrame } from '@console/design-system/page-frame';",
    meta.includes('<Reference') && "import { Reference } from '@console/design-system/panel-message';",
    uses('Link') && "import { Link } from '@console/design-system/link';",
    uses('RichText') && "import { RichText } from '@console/design-system/rich-text';",
    uses('StatusBadge') && "import { StatusBadge } from '@console/design-system/status-badge';",
    ...new Set(facts.flatMap((fact) => fact.imports)),
    labelled && `import { ${camel}Fields } from '${contracts}';\nimport { labelsOf } from '@console/rules';`,
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
      <Stack>
      <Card title="Facts">
        <DescriptionList
          columns={3}
          items={[
            ${facts.map(({ labelSource, value }) => `{ label: ${labelSource}, value: ${value} },`).join('\n            ')}
          ]}
        />
      </Card>
      ${keepsHistory(type) ? `<HistoryCard of={${camel}.id} />` : ''}
      </Stack>
    </PageFrame>
  );
}
${labelled ? `\nconst labels = labelsOf(${camel}Fields);\n` : ''}`;
}

function metaOf(type: GraphQLObjectType, camel: string, referenced: boolean): string {
  const reference = `${camel}.reference`;
  if (isAudited(type)) return `<RecordHead record={${camel}}${referenced ? ` reference={${reference}}` : ''} />`;
  return referenced ? `<Reference text={${reference}} />` : '';
}

function factOf(camel: string, { name, kind, nullable, declared, record }: ShownField): string {
  const value = `${camel}.${name}`;
  if (kind === 'status') return `<StatusBadge of={${declared?.name}} status={${value}} />`;
  if (kind === 'richText') return `${nullable ? `${value} && ` : ''}<RichText html={${value}} />`;
  if (kind === 'choice') return `${nullable ? `${value} && ` : ''}${declared?.name}.labelOf(${value})`;
  if (record) {
    const link = `<Link to={${record.link.links}.${record.link.key}(${value}.id)}>{${value}.${record.called}}</Link>`;
    return nullable ? `${value} && ${link}` : link;
  }
  if (kind === 'flag') return `${value} ? 'Yes' : 'No'`;
  if (kind === 'date') return `<DateText value={${value}} />`;
  return kind === 'money' ? `<Money pence={${value}.amount} />` : value;
}

function testFile({ kebab, pascal, camel, one }: Name, facts: readonly Fact[]): string {
  const expected = facts.flatMap(({ label, sample }) =>
    sample === undefined ? [] : [`expect(fact('${label}').textContent).toBe('${sample}');`],
  );
  return `import { ${expected.length > 0 ? 'fact, ' : ''}renderScreen } from '@console/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { ${camel} } from '../testing/${camel}.ts';

function open(answer: object | null) {
  return renderScreen({ remote, routes, at: \`/${kebab}/\${${camel}.id.split('/')[1]}\`, data: { ${camel}: () => answer } });
}

test('${withArticle(one)} shows its name and its facts', async () => {
  const { requests } = await open(${camel});
  expect(requests[0]).toMatchObject({ operation: '${pascal}DetailPageQuery', variables: { id: ${camel}.id } });
  screen.getByRole('heading', { level: 1, name: /First ${one}/ });
  ${expected.join('\n  ')}
});

test('NAV-18 an id that no ${one} has shows the not-found page', async () => {
  await open(null);
  screen.getByText('This ${one} was not found.');
});
`;
}
