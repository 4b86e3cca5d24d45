import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKeptOperations, readOperations, unansweredOperations } from '@console/api-kit/operations';
import { buildSchema } from 'graphql';
import { readWorkspace } from '../workspace.ts';
import type { Check } from './check.ts';

/**
 * The schema must answer the operations of this tree. With RELEASES_DIR it must also answer those of every kept
 * release, because open tabs may still use these releases (architecture §3).
 */
export const answeredOperations: Check = {
  name: 'every operation is answered',
  run(root) {
    const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
    const ofTree = readWorkspace(root).flatMap(({ dir }) => readOperations(join(root, dir), dir));
    const damaged: string[] = [];
    const { RELEASES_DIR: releases } = process.env;
    const kept = releases ? readKeptOperations(releases, ({ message }) => damaged.push(message)) : [];
    const unanswered = unansweredOperations(schema, [...ofTree, ...kept]).map(
      ({ release, name, reason }) => `schema.graphql does not answer ${name} of ${release}: ${reason}`,
    );
    return [...damaged, ...unanswered];
  },
};
