import { expect, test } from 'vitest';
import { fixtureWorkspace } from './fixture.ts';
import { keptRecords } from './keptRecords.ts';

const directive = `@${['delete', 'Record'].join('')}`;

test('finds answers that take a record from the store, and answers of deletions that name it', async () => {
  const root = fixtureWorkspace({
    'apps/admin/src/Close.ts': `graphql\`mutation M { closeIt(input: $input) { it { id ${directive} } } }\`;\n`,
    'apps/admin/src/Delete.ts': 'graphql`mutation M {\n  deleteIt(input: $input) {\n    it {\n      id } } }`;\n',
  });
  expect(await keptRecords.run(root)).toEqual(
    ['Close', 'Delete'].map((file) => `apps/admin/src/${file}.ts: a deletion answers only clientMutationId.`),
  );
});

test('accepts a deletion that answers nothing of its record', async () => {
  const root = fixtureWorkspace({
    'apps/admin/src/Delete.ts': 'graphql`mutation M {\n  deleteIt(input: $input) {\n    clientMutationId\n  } }`;\n',
    'apps/admin/src/Delete.test.ts': 'ask(`mutation M { deletedBy(input: $input) { it { id } } }`);\n',
  });
  expect(await keptRecords.run(root)).toEqual([]);
});
