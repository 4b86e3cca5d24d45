import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../schema.ts';
import { missingFrom } from './missing.ts';
import { notYet } from './notYet.ts';

test('API-01 API-02 API-03 API-04: the schema has every type, field, value, query and mutation, but for the list “not yet”', () => {
  const specified = buildSchema(readFileSync(new URL('specified.graphql', import.meta.url), 'utf8'));
  expect(missingFrom(schema, specified)).toEqual([...notYet].sort());
});

test('the comparison names arguments that are absent, have another type, or are required in only one of the two', () => {
  const specified = buildSchema(`
    scalar JSON
    enum State { open closed }
    type Record { id: ID }
    type Query {
      records(first: Int, name: String, state: State, state_list: [State!], order: [JSON!], of: ID!, at: JSON): [Record!]
    }
    type Mutation { changeRecord(id: ID, days: Int): Record }`);
  const api = (args: string, input: string) =>
    buildSchema(`
      scalar JSON
      enum State { open closed }
      type Record { id: ID }
      input Order { id: String }
      input ChangeRecordInput { ${input} }
      type ChangeRecordPayload { record: Record }
      type Query { records(${args}): [Record!] }
      type Mutation { changeRecord(input: ChangeRecordInput!): ChangeRecordPayload }`);
  const same = 'first: Int, name: String, state: [State!], state_list: [State!], order: [Order!], of: ID!, at: String';
  expect(missingFrom(api(same, 'id: ID!, days: Int'), specified)).toEqual([]);
  const other = 'first: String, name: String!, state: String, state_list: State, order: Order, of: ID';
  expect(missingFrom(api(other, 'id: ID!, days: String'), specified)).toEqual(
    [
      'Mutation.changeRecord(days: Int)',
      'Query.records(at)',
      'Query.records(first: Int)',
      'Query.records(name: String)',
      'Query.records(of: ID!)',
      'Query.records(order: [JSON!])',
      'Query.records(state: State)',
      'Query.records(state_list: [State!])',
    ].sort(),
  );
});

/** C§3 and O§3: records tell who made and who changed them, and when. An activity is made once, an address belongs to its record. */
const AUDITED =
  'Attendee Booking BookingCustomerContact BookingItem Brand Course CourseVersion Customer CustomerContact Email EmailBuildContext EmailLog EmailSampleData EmailTemplate Invoice InvoiceLine Note Payment Person PromptTemplate PublicSchedule PurchaseOrder PurchaseOrderItem Questionaire QuestionaireAnswer SaleSignal Subject Supplier Trainer TrainerCourse TrainingClass TrainingSeat TrainingSeatReservation TrainingSession Workflow WorkflowScheduledJob'.split(
    ' ',
  );

test('API-01: records say who created and who updated them, and when', () => {
  for (const name of AUDITED) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is no object type.`);
    expect(Object.keys(type.getFields()), name).toEqual(
      expect.arrayContaining(['createdBy', 'createdAt', 'updatedBy', 'updatedAt']),
    );
  }
});
