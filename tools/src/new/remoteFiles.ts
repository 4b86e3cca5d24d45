import type { Name } from './names.ts';

export function remoteFile({ kebab, pascal }: Name, navigation: string): string {
  return `import { defineRemote, STAFF_ROLES } from '@console/platform/remote';

export default defineRemote({
  name: '${kebab}',
  title: '${pascal}',
  routes: [
    { id: '${kebab}.home', path: '/${kebab}', title: '${pascal}', roles: STAFF_ROLES, ${navigation} },
  ],
  slots: [],
});
`;
}

export function routesFile({ kebab }: Name): string {
  return `import { defineRouteModules } from '@console/platform';

/** How the domain's screens load. A screen with a query says so in the \`route.ts\` of its folder. */
export default defineRouteModules({
  '${kebab}.home': () => import('./home/route.ts'),
});
`;
}

export function homeRouteFile({ pascal }: Name): string {
  const page = `${pascal}HomePage`;
  return `import type { RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import ${page}QueryParameters from './__generated__/${page}Query$parameters.ts';

export default {
  query: pageQuery(${page}QueryParameters, () => ({})),
  page: () => import('./${page}.tsx'),
} satisfies RouteModule;
`;
}

export function pageFile({ pascal }: Name): string {
  const page = `${pascal}HomePage`;
  return `import { Card } from '@console/design-system/card';
import { DescriptionList } from '@console/design-system/description-list';
import { PageFrame } from '@console/design-system/page-frame';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { ${page}Query } from './__generated__/${page}Query.graphql.ts';

/** The first screen of the domain. It counts customers until the domain has records of its own. */
export default function ${page}() {
  const { customers } = usePageQuery<${page}Query>(graphql\`
    query ${page}Query @preloadable {
      customers {
        totalCount
      }
    }
  \`);
  return (
    <PageFrame variant="card" title="${pascal}">
      <Card title="Overview">
        <DescriptionList columns={1} items={[{ label: 'Customers', value: customers.totalCount }]} />
      </Card>
    </PageFrame>
  );
}
`;
}

export function pageTestFile({ kebab, pascal }: Name): string {
  return `import { fact, renderScreen } from '@console/testing';
import { ${kebab}Links } from '@console/${kebab}-contracts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';

test('the first screen counts the customers', async () => {
  await renderScreen({ remote, routes, at: ${kebab}Links.home(), data: { customers: { totalCount: 38 } } });
  screen.getByRole('heading', { level: 1, name: '${pascal}' });
  expect(fact('Customers').textContent).toBe('38');
});
`;
}

export function linksTestFile(name: string): string {
  return `import { expect, test } from 'vitest';
import { ${name}Links } from './index.ts';

test('the first screen has a path', () => {
  expect(${name}Links.home()).toBe('/${name}');
});
`;
}
