import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importArtifacts, isParameters, withText } from './relayTransform.ts';

test('a graphql tag becomes the import of its artifact, on the same line', () => {
  const source =
    'const a = 1;\nconst q = graphql`\n  query ListPageQuery($first: Int) { bookings(first: $first) { totalCount } }\n`;\n';
  expect(importArtifacts(source)).toBe(
    "import __relay_ListPageQuery from './__generated__/ListPageQuery.graphql.ts';const a = 1;\nconst q = __relay_ListPageQuery;\n",
  );
});

test('a file without a tag stays unchanged', () => {
  expect(importArtifacts('export const graphql = 1;')).toBeNull();
});

test('the parameters of a query get the text of its operation, so that servers without persisted ids answer it', () => {
  const dir = join(mkdtempSync(join(tmpdir(), 'artifacts-')), '__generated__');
  mkdirSync(dir);
  const path = join(dir, 'ListPageQuery$parameters.ts');
  writeFileSync(
    join(dir, 'ListPageQuery.graphql.ts'),
    'const node = { "text": "query ListPageQuery {\\n  \\"x\\"\\n}\\n" };',
  );
  expect(isParameters(path)).toBe(true);
  expect(withText('{ "id": "1", "text": null }', path)).toBe(
    '{ "id": "1", "text": "query ListPageQuery {\\n  \\"x\\"\\n}\\n" }',
  );
});

test('a missing operation text is an error of the compiler configuration', () => {
  const dir = join(mkdtempSync(join(tmpdir(), 'artifacts-')), '__generated__');
  mkdirSync(dir);
  writeFileSync(join(dir, 'A.graphql.ts'), '{ "text": null }');
  expect(() => withText('', join(dir, 'A$parameters.ts'))).toThrow('include_query_text');
});
