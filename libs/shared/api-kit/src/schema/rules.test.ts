import SchemaBuilder from '@pothos/core';
import { execute, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { type RequestContext, viewerOf } from './context.ts';
import { administrators, ruleFor, signedIn, staff } from './rules.ts';

interface Note {
  author: string;
  text: string;
}

const notes: Note[] = [
  { author: 'U1', text: 'mine' },
  { author: 'U2', text: 'theirs' },
];

function newBuilder() {
  const builder = new SchemaBuilder<{ Context: RequestContext }>({ plugins: ['rules'] });
  builder.queryType({});
  return builder;
}

function noteSchema() {
  const builder = newBuilder();
  const NoteType = builder.objectRef<Note>('Note').implement({
    rule: staff,
    fields: (t) => ({
      author: t.exposeString('author'),
      text: t.exposeString('text', {
        rule: ruleFor<Note, 'author'>('own', ['author'], (viewer, note) => note.author === viewer.userId),
      }),
    }),
  });
  builder.queryFields((t) => ({
    notes: t.field({ type: [NoteType], rule: signedIn, resolve: () => notes }),
    secrets: t.field({ type: [NoteType], rule: administrators, resolve: () => notes }),
  }));
  return builder.toSchema();
}

describe('ACC-12 rules', () => {
  const schema = noteSchema();

  async function ask(roles: string[], text: string) {
    const viewer = viewerOf({ userId: 'U1', personId: 'P1', roles });
    const answer = await execute({ schema, document: parse(text), contextValue: { viewer } });
    if (!('data' in answer)) throw new Error('The operation streams.');
    return { data: answer.data, messages: (answer.errors ?? []).map(({ message }) => message) };
  }

  test('a schema with a field that has no rule, on a type that has none, cannot be built', () => {
    const builder = newBuilder();
    builder.queryField('open', (t) => t.string({ resolve: () => 'to all' }));
    expect(() => builder.toSchema()).toThrow(
      'Query.open has no rule. Say who may read it, on the field or on its type.',
    );
  });

  test('a schema with a mutation that has no rule, or is not declared with mutationField, cannot be built', () => {
    const building = (options: object) => {
      const builder = newBuilder();
      builder.queryField('open', (t) => t.string({ rule: signedIn, resolve: () => 'to all' }));
      builder.mutationType({});
      builder.mutationField('rename', (t) => t.string({ ...options, resolve: () => '' }));
      return () => builder.toSchema();
    };
    expect(building({})).toThrow('Mutation.rename has no rule. Say who may read it, on the field or on its type.');
    expect(building({ rule: staff })).toThrow(
      'Mutation.rename is not declared with mutationField, the only way to write.',
    );
    expect(building({ rule: staff, extensions: { write: true } })).not.toThrow();
  });

  test('a type’s rule applies to its fields', async () => {
    expect(await ask(['ROLE_ACCOUNT_MANAGER'], '{ notes { author } }')).toEqual({
      data: { notes: [{ author: 'U1' }, { author: 'U2' }] },
      messages: [],
    });
    const { data, messages } = await ask(['ROLE_CUSTOMER'], '{ notes { author } }');
    expect(data).toEqual({ notes: [{ author: null }, { author: null }] });
    expect(messages).toEqual(Array(2).fill('You are not allowed to see Note.author.'));
  });

  test('a field’s own rule replaces the type’s, and may read the row', async () => {
    expect(await ask(['ROLE_CUSTOMER'], '{ notes { text } }')).toEqual({
      data: { notes: [{ text: 'mine' }, { text: null }] },
      messages: ['You are not allowed to see Note.text.'],
    });
  });

  test('a field that the viewer may not read is not resolved', async () => {
    expect(await ask(['ROLE_ACCOUNT_MANAGER'], '{ secrets { author } }')).toEqual({
      data: { secrets: null },
      messages: ['You are not allowed to see Query.secrets.'],
    });
    expect((await ask(['ROLE_ADMIN'], '{ secrets { author } }')).messages).toEqual([]);
  });
});
