import { drafts, notices } from '@console/platform';
import { useConsoleMutation } from '@console/relay';
import { requiredIn, text } from '@console/rules';
import { renderPiece } from '@console/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { useState } from 'react';
import type { ConcreteRequest, MutationParameters } from 'relay-runtime';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '../fields/TextField.tsx';
import { useConsoleForm } from '../state/useConsoleForm.ts';
import { Form } from './Form.tsx';

interface CreateSubject extends MutationParameters {
  variables: { input: { title: string } };
  response: { createSubject: { clientMutationId: string | null } | null };
}

const argumentDefinitions = [{ defaultValue: null, kind: 'LocalArgument', name: 'input' }];
const scalar = { alias: null, args: null, kind: 'ScalarField', name: 'clientMutationId', storageKey: null };
const args = [{ kind: 'Variable', name: 'input', variableName: 'input' }];
const field = { alias: null, args, concreteType: 'createSubjectPayload', kind: 'LinkedField', name: 'createSubject' };
const selections = [{ ...field, plural: false, selections: [scalar], storageKey: null }];

/** The compiler's artifact of the mutation. This library has no GraphQL of its own. */
const mutation = {
  fragment: { argumentDefinitions, kind: 'Fragment', metadata: null, name: 'Create', selections, type: 'Mutation' },
  kind: 'Request',
  operation: { argumentDefinitions, kind: 'Operation', name: 'Create', selections },
  params: {
    cacheID: 'create',
    id: null,
    metadata: {},
    name: 'Create',
    operationKind: 'mutation',
    text: 'mutation Create($input: createSubjectInput!) { createSubject(input: $input) { clientMutationId } }',
  },
} as unknown as ConcreteRequest;

const input = z.object({ title: text('Title', { required: requiredIn.operations }) });
const place = { userId: 'users/01HZZZZZZZZZZZZZZZZZZZZZZZ', pathname: '/subject', field: 'form subject' };

/** The keys of the presses, as the draft has them when the write is sent: the tab may be closed before the answer. */
const keys: unknown[] = [];
const keptKey = (): unknown => JSON.parse(drafts.read(place) ?? '{}').intent?.key;

function SubjectForm() {
  const [saved] = useState({ title: '' });
  const { commit, error } = useConsoleMutation<CreateSubject>(mutation);
  const form = useConsoleForm({
    name: 'subject',
    input,
    saved,
    save: (values) => {
      keys.push(keptKey());
      return commit({ input: values });
    },
    error,
  });
  return (
    <Form form={form} submit="Create subject" failed="The subject was not created.">
      <TextField form={form} name="title" />
    </Form>
  );
}

/** What the server answers to the next press. */
let answer: () => object = () => ({});

/** Whether the server says that its answer is that of an earlier press. */
let earlier = false;

const open = () =>
  renderPiece(<SubjectForm />, {
    at: '/subject',
    data: { createSubject: () => answer(), extensions: () => ({ earlier }) },
  });
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });
const type = (value: string) => fireEvent.change(title(), { target: { value } });
const unknown = () => screen.queryByText('It is not known whether the subject was created.');

async function press() {
  const before = keys.length;
  fireEvent.click(screen.getByRole('button', { name: 'Create subject' }));
  await waitFor(() => expect(keys).toHaveLength(before + 1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create subject' }).ariaBusy).toBeNull());
}

const lost = () => {
  throw new Error('The answer was lost.');
};

beforeEach(() => {
  keys.length = 0;
  earlier = false;
});

test('a press without an answer is repeated under its key, also with a changed field and after a reload', async () => {
  answer = lost;
  const first = await open();
  type('Safety');
  await press();
  await waitFor(() => expect(unknown()).not.toBeNull());
  screen.getByText('You can try again: nothing is made twice.');
  type('Fire safety');
  await press();
  first.unmount();

  const second = await open();
  await waitFor(() => expect(unknown()).not.toBeNull());
  screen.getByText('What you typed here before is back.');
  expect(title().value).toBe('Fire safety');
  answer = () => ({});
  await press();
  await waitFor(() => expect(unknown()).toBeNull());
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  expect(drafts.read(place)).toBeNull();

  // The next subject is another one.
  type('Archery');
  await press();
  expect(keys[3]).not.toBe(keys[0]);
  second.unmount();
});

test('a refused press leaves no doubt, and values that are discarded take their key with them', async () => {
  answer = () => {
    throw new GraphQLError('There is one already.', { extensions: { status: 422 } });
  };
  const first = await open();
  type('Safety');
  await press();
  await screen.findByText('The subject was not created.');
  await waitFor(() => expect(keptKey()).toBeUndefined());
  first.unmount();

  answer = lost;
  await open();
  await screen.findByText('What you typed here before is back. It is not saved yet.');
  await press();
  await waitFor(() => expect(unknown()).not.toBeNull());
  // A refusal of the second attempt says nothing about the first.
  answer = () => {
    throw new GraphQLError('There is one already.', { extensions: { status: 422 } });
  };
  await press();
  await screen.findByText('There is one already.');
  expect(keys[2]).toBe(keys[1]);
  expect(unknown()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(drafts.read(place)).toBeNull();
  type('Archery');
  await press();
  expect(new Set(keys).size).toBe(3);
});

test('an answer of an earlier press keeps what the fields say now, as a record of its own', async () => {
  answer = lost;
  const first = await open();
  type('Safety');
  await press();
  await waitFor(() => expect(unknown()).not.toBeNull());
  type('Archery');
  answer = () => ({});
  earlier = true;
  await press();
  await waitFor(() => expect(unknown()).toBeNull());
  expect(title().value).toBe('Archery');
  expect(notices.get().map((notice) => notice.text)).toContain(
    'Your first attempt was saved already. What you typed after it is kept.',
  );
  first.unmount();
  expect(JSON.parse(drafts.read(place) ?? '{}')).toMatchObject({ values: { title: 'Archery' }, began: { title: '' } });
  expect(keptKey()).toBeUndefined();

  earlier = false;
  await open();
  await screen.findByText('What you typed here before is back. It is not saved yet.');
  expect(title().value).toBe('Archery');
  await press();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  await waitFor(() => expect(drafts.read(place)).toBeNull());
});

test('a press of a day ago is no longer repeated: the form says to look first, and takes a new key', async () => {
  answer = lost;
  const first = await open();
  type('Safety');
  await press();
  await waitFor(() => expect(unknown()).not.toBeNull());
  first.unmount();
  const draft = JSON.parse(drafts.read(place) ?? '{}');
  draft.intent.at -= 23 * 60 * 60 * 1000;
  drafts.write(place, JSON.stringify(draft));

  await open();
  await screen.findByText('That was a day ago or more. Look whether it was made before you try again.');
  expect(unknown()).not.toBeNull();
  expect(screen.queryByText('You can try again: nothing is made twice.')).toBeNull();
  await press();
  await screen.findByText('You can try again: nothing is made twice.');
  expect(keys[1]).not.toBe(keys[0]);
});

test('a form that stays open for a day says so before the next press sends anything', async () => {
  answer = lost;
  await open();
  type('Safety');
  await press();
  await waitFor(() => expect(unknown()).not.toBeNull());
  // The computer slept, so no timer has run.
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 24 * 60 * 60 * 1000);
  fireEvent.click(screen.getByRole('button', { name: 'Create subject' }));
  await screen.findByText('That was a day ago or more. Look whether it was made before you try again.');
  expect(keys).toHaveLength(1);
  await press();
  expect(keys[1]).not.toBe(keys[0]);
});
