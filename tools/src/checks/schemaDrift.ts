import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GraphQLSchema, printSchema } from 'graphql';
import type { Check } from './check.ts';

/** The committed schema.graphql must be the schema of the API, because the remotes are compiled against it. */
export const schemaDrift: Check = {
  name: 'schema.graphql is what the API prints',
  async run(root) {
    const source = pathToFileURL(join(root, 'apps/api/src/schema.ts')).href;
    const { schema }: { schema: GraphQLSchema } = await import(source);
    const committed = readFileSync(join(root, 'schema.graphql'), 'utf8');
    return `${printSchema(schema)}\n` === committed
      ? []
      : ['schema.graphql differs from the API’s schema: run `npm run schema`.'];
  },
};
