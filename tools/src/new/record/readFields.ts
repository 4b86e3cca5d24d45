import { type Draft, Refusal } from '../Draft.ts';
import { nodeOf, tableOf } from '../domain.ts';
import { capitalised, type Name } from '../names.ts';
import { type FieldKindName, kindNames, type RecordField } from './fieldKinds.ts';

/** The fields of a new record and, when it has one, the start of its reference: `SB`. */
export interface RecordFields {
  readonly reference: string | undefined;
  readonly fields: readonly RecordField[];
}

/**
 * Reads the fields of a new record from the words of the command: `reference:SB dueOn:date note:rich-text:optional`.
 *
 * @throws Refusal that names the word.
 */
export function readFields(draft: Draft, domain: string, record: Name, words: readonly string[]): RecordFields {
  const [first = '', ...others] = words;
  const [, reference] = /^reference:([A-Z]{2,3})$/.exec(first) ?? [];
  const fields = (reference ? others : words).map((word) => readField(draft, domain, record, word));
  const named = fields.find(({ kind, required }) => kind === 'text' && required);
  if (!reference && !named) {
    throw new Refusal(
      'A record needs a name: a reference such as reference:SB, or a required text such as title:text.',
    );
  }
  const twice = fields.find(({ name }, at) => fields.findIndex((other) => other.name === name) !== at);
  if (twice) throw new Refusal(`The field ${twice.name} is named twice.`);
  return { reference, fields };
}

function readField(draft: Draft, domain: string, record: Name, word: string): RecordField {
  const [name = '', kind = '', ...more] = word.split(':');
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name) || !isKind(kind)) {
    throw new Refusal(
      `"${word}" is not a field. Write name:kind, such as dueOn:date. The kinds are: ${kindNames.join(', ')}.`,
    );
  }
  const required = more.at(-1) !== 'optional';
  const [argument] = required ? more : more.slice(0, -1);
  const values = argument && (kind === 'choice' || kind === 'status') ? argument.split(',') : [];
  const isChoice = kind === 'choice' || kind === 'status';
  if (isChoice && !(values.length > 1 && values.every((value) => /^[a-z][a-z_]*$/.test(value)))) {
    throw new Refusal(`"${word}" needs its values, such as ${name}:${kind}:draft,approved.`);
  }
  const refers = kind === 'record' || kind === 'parent';
  if (refers && !argument) throw new Refusal(`"${word}" needs its type, such as ${name}:${kind}:Supplier.`);
  return {
    name,
    kind,
    required: required && kind !== 'flag',
    values,
    enumeration: `${record.pascal}${capitalised(name)}`,
    ...(refers && argument ? { target: targetOf(draft, domain, argument) } : {}),
  };
}

const isKind = (kind: string): kind is FieldKindName => kindNames.some((known) => known === kind);

function targetOf(draft: Draft, domain: string, type: string): RecordField['target'] {
  const node = nodeOf(draft, type);
  const { name, columns } = tableOf(draft, node);
  return {
    type,
    prefix: node.prefix,
    table: name,
    from: node.domain === domain ? '../nodes.ts' : `@console/${node.domain}-api`,
    named: columns.includes('name'),
  };
}
