import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { type Draft, Refusal } from './Draft.ts';
import { declarationOf, nodes } from './domain.ts';
import type { FieldSample, FormField, FormSamples } from './FormFacts.ts';
import { kebabCase, nameFrom } from './names.ts';
import { sampleRecord, sampleText } from './samples.ts';
import { factsOf, listsIn, readSchema } from './schemaTypes.ts';

/** @throws Refusal when the form has no field that a test could type into. */
export function samplesFor(draft: Draft, type: GraphQLObjectType, fields: readonly FormField[]): FormSamples {
  const of = (field: FormField, number: number) => sampleFor(draft, type, field, number);
  const typeable = fields.filter((field) => of(field, 1)?.typed !== undefined);
  const ranked = typeable.toSorted((one, other) => rankOf(one) - rankOf(other));
  const [typed] = ranked;
  if (!typed)
    throw new Refusal('The form has no field that a test could type into. Copy apps/bookings/src/edit-contact.');
  return { of, typed };
}

const kindsByRank = ['text', 'money', 'integer', 'percentage', 'date'];
const rankOf = ({ kind, missing }: FormField) =>
  kindsByRank.indexOf(kind) + (missing === null ? kindsByRank.length : 0);

function sampleFor(draft: Draft, type: GraphQLObjectType, field: FormField, number: number): FieldSample | undefined {
  const { kind, label, name } = field;
  const typedAs = (typed: string, sent: string, answered = sent): FieldSample => ({
    fill: `await fillField(user, '${label}', '${typed}');`,
    typed,
    sent,
    answered,
  });
  const shown = getNamedType(type.getFields()[name]?.type);
  switch (kind) {
    case 'text': {
      const text = sampleText(field, number);
      return typedAs(text, `'${text}'`);
    }
    case 'integer':
    case 'percentage':
      return typedAs(String(number), String(number));
    case 'money':
      return typedAs(
        String(number),
        `${number}00`,
        `{ amount: ${number}00, currency: 'GBP', formatted: '£${number}.00' }`,
      );
    case 'date':
      return typedAs(`${number}/12/2026`, `'2026-12-0${number}'`, `'2026-12-0${number}T00:00:00.000Z'`);
    case 'choice': {
      const [value, words] = declarationOf(draft, shown?.name ?? '')?.labels[0] ?? [];
      if (!value) return undefined;
      return {
        fill: `await fillField(user, '${label}', '${words}');`,
        typed: undefined,
        sent: `'${value}'`,
        answered: `'${value}'`,
      };
    }
    case 'reference': {
      const node = nodes(draft).find((known) => known.type === shown?.name);
      const list = listsIn(readSchema(draft)).find(({ type: listed }) => listed.name === shown?.name);
      if (!node || !list || !isObjectType(shown)) return undefined;
      const called = `First ${nameFrom(kebabCase(node.type)).one}`;
      const more = shown.getFields().reference ? "reference: 'R-1',\n" : '';
      const record = sampleRecord(draft, shown, factsOf(draft, shown), { name: called, number: 1, more });
      const id = `idOf('${node.prefix}', 1)`;
      return {
        fill: `await chooseRecord(user, '${label}', '${called}');`,
        typed: undefined,
        sent: id,
        answered: `{ id: ${id} }`,
        list: `${list.name}: connection([${record}])`,
      };
    }
    default:
      return undefined;
  }
}
