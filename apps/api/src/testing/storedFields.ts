import { type DocumentNode, type FieldNode, parse, print, type SelectionSetNode } from 'graphql';

type Data = Record<string, unknown>;

/** The data of an answer, as a browser's store keeps it. */
export interface StoredFields {
  /** The values by record and field: `bookings/01J….status`. A record in a record is its id. */
  readonly fields: ReadonlyMap<string, string>;
  /** The ids of all records. */
  readonly records: ReadonlySet<string>;
}

/** Returns the fields of an answer by record, as Relay stores them: one value for a field with its arguments. */
export function storedFields(text: string, data: unknown): StoredFields {
  const document = parse(text);
  const fields = new Map<string, string>();
  const records = new Set<string>();

  function read(sets: readonly SelectionSetNode[], value: Data, owner: string): void {
    for (const [key, nodes] of fieldsIn(document, sets)) {
      const [node] = nodes;
      if (!node || !(key in value) || key === 'id' || key === '__typename') continue;
      const args = (node.arguments ?? []).map(print).join(', ');
      const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      keep(below, value[key], `${owner}.${node.name.value}${args && `(${args})`}`);
    }
  }

  function keep(sets: readonly SelectionSetNode[], value: unknown, at: string): void {
    if (Array.isArray(value)) {
      fields.set(at, `${value.length} items`);
      for (const [index, item] of value.entries()) keep(sets, item, `${at}[${index}]`);
    } else if (isData(value) && sets.length > 0) {
      const id = typeof value.id === 'string' ? value.id : null;
      if (id !== null) records.add(id);
      fields.set(at, id ?? '{}');
      read(sets, value, id ?? at);
    } else fields.set(at, JSON.stringify(value) ?? 'undefined');
  }

  if (isData(data)) read([operationIn(document)], data, 'root');
  return { fields, records };
}

function fieldsIn(document: DocumentNode, sets: readonly SelectionSetNode[]): Map<string, FieldNode[]> {
  const found = new Map<string, FieldNode[]>();
  const add = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === 'InlineFragment') add(selection.selectionSet);
      else if (selection.kind === 'FragmentSpread') add(fragmentIn(document, selection.name.value));
      else {
        const key = selection.alias?.value ?? selection.name.value;
        found.set(key, [...(found.get(key) ?? []), selection]);
      }
    }
  };
  for (const set of sets) add(set);
  return found;
}

function fragmentIn({ definitions }: DocumentNode, name: string): SelectionSetNode {
  for (const each of definitions)
    if (each.kind === 'FragmentDefinition' && each.name.value === name) return each.selectionSet;
  throw new Error(`No fragment ${name}.`);
}

function operationIn({ definitions }: DocumentNode): SelectionSetNode {
  for (const each of definitions) if (each.kind === 'OperationDefinition') return each.selectionSet;
  throw new Error('No operation.');
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
