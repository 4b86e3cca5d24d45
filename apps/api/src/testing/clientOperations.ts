import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FieldNode, type OperationDefinitionNode, parse } from 'graphql';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** An operation that a remote sends. */
export interface ClientOperation {
  readonly name: string;
  readonly text: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly variables: readonly string[];
  /** The first field of the operation. */
  readonly field: FieldNode;
}

/** Returns the operations of all remotes, each once. */
export function clientOperations(): ClientOperation[] {
  const texts = globSync('apps/*/operations.json', { cwd: root }).flatMap((file): string[] =>
    Object.values(JSON.parse(readFileSync(join(root, file), 'utf8'))),
  );
  return [...new Set(texts)].map((text) => {
    const operation = parse(text).definitions.find(
      (definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition',
    );
    const field = operation?.selectionSet.selections.find((selection) => selection.kind === 'Field');
    if (!operation?.name || !field) throw new Error(`This operation has no name or no field: ${text}`);
    const variables = operation.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
    return { name: operation.name.value, text, kind: operation.operation, variables, field };
  });
}

/** The names of the mutations whose hook says that their answer is complete. */
export function completeMutations(): Set<string> {
  const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'libs/*/web/src/**/*.{ts,tsx}'], { cwd: root });
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const saying = sources.filter((source) => /useQueuedMutation<|complete: true/.test(source));
  return new Set(saying.flatMap((source) => [...source.matchAll(/mutation (\w+)\(/g)].map(([, name = '']) => name)));
}
