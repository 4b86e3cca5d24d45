import type { InputFieldMap, InputFieldRef } from '@pothos/core';
import * as z from 'zod/mini';
import { findRow } from '../list/rows.ts';
import { forgetBatches } from '../schema/batches.ts';
import { builder, type SchemaTypes } from '../schema/builder.ts';
import { invalidInput, type Violation } from '../schema/errors.ts';
import { toIri } from '../schema/ids.ts';
import type { NodeType } from '../schema/nodes.ts';
import { type Rule, signedIn } from '../schema/rules.ts';
import { once, type Written } from './once.ts';
import { sanitised } from './richText.ts';
import { Writing } from './Writing.ts';

/** What an input's fields are declared with, for fields that several inputs have. */
export type InputFields = PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>;

/** The record that an input changes, and the version of it that was seen: what `recordSeen` of `@console/rules` checks. */
export const recordSeen = (t: InputFields) => ({ id: t.id({ required: true }), version: t.int() });

interface CommonOptions<Check extends z.core.$ZodObject> {
  description: string;
  /** Who may do it. What depends on the record is a rule of `write`. */
  rule: Rule;
  /** What the input must hold: the schema of the domain's contracts, which the form checks as well. */
  check: Check;
  /** The same fields as GraphQL knows them; `clientMutationId` is added. */
  input: (t: InputFields) => Record<keyof z.output<Check> & string, InputFieldRef<SchemaTypes, unknown>>;
}

/** @param given whether the input names a field, for a change of what it names and nothing else. */
type Write<Check extends z.core.$ZodObject, Row extends object> = (
  writing: Writing,
  input: z.output<Check>,
  given: (field: keyof z.output<Check> & string) => boolean,
) => Promise<Row & Written>;

interface ChangeOptions<Check extends z.core.$ZodObject, Row extends object> extends CommonOptions<Check> {
  /** The type of the record that is made or changed; the payload answers it as `purchaseOrder`. */
  changes: NodeType<Row>;
  deletes?: undefined;
  /** Lock, ask the rule, write: what {@link Writing} offers. Answers the changed row. */
  write: Write<Check, Row>;
}

interface DeleteOptions<Check extends z.core.$ZodObject, Row extends object> extends CommonOptions<Check> {
  /** The type of the record that is deleted; the payload answers its id: `booking { id }`. */
  deletes: NodeType<Row>;
  changes?: undefined;
  /** Lock, ask the rule, remove. Answers the row that was removed. */
  write: Write<Check, Row>;
}

interface Payload {
  written: Written;
  clientMutationId: string | null;
}

let declared = false;

/**
 * Adds a mutation, in the one way that every write of the console takes: authorise, validate, lock, rule, write with audit, all
 * but the first two in one transaction, under the request's Idempotency-Key if it has one; the answer is the changed record.
 *
 * `acknowledgePurchaseOrder(input: acknowledgePurchaseOrderInput!): acknowledgePurchaseOrderPayload {purchaseOrder clientMutationId}`
 */
export function mutationField<Check extends z.core.$ZodObject, Row extends object>(
  name: string,
  options: ChangeOptions<Check, Row> | DeleteOptions<Check, Row>,
): void {
  const { description, rule, check, write } = options;
  if (!declared) builder.mutationType({});
  declared = true;
  const Input = builder.inputType(`${name}Input`, {
    fields: (t): InputFieldMap => ({ ...options.input(t), clientMutationId: t.string() }),
  });
  const Payload = options.deletes
    ? deletedPayloadOf(`${name}Payload`, options.deletes)
    : payloadOf(`${name}Payload`, options.changes);
  builder.mutationField(name, (t) => {
    const args: InputFieldMap = { input: t.arg({ type: Input, required: true }) };
    return t.field({
      type: Payload,
      nullable: true,
      description,
      rule,
      extensions: { write: true },
      args,
      resolve: async (_root, { input: given }: Record<string, unknown>, context, info) => {
        const { clientMutationId = null, ...named } = given as Record<string, unknown>;
        const input = checked(check, sanitised(check, named));
        const written = await once(context, info, named, async (tx) => {
          const writing = new Writing(tx, context);
          const { id } = await write(writing, input, (field) => named[field] !== undefined);
          // Inside the transaction, so that a repeated write or one that is rolled back publishes nothing.
          await writing.changes.publish(tx, context.idempotencyKey);
          return { id };
        });
        forgetBatches(context);
        return { written, clientMutationId: clientMutationId as string | null };
      },
    });
  });
}

/** The record is read after the transaction, with what the query asks for joined to it; a repeat reads it as it stands now. */
function payloadOf<Row extends object>(name: string, type: NodeType<Row>) {
  return builder.objectRef<Payload>(name).implement({
    rule: signedIn,
    fields: (t) => ({
      [fieldOf(type)]: t.field({
        type: type.ref as NodeType['ref'],
        nullable: true,
        resolve: ({ written }, _args, context, info) => findRow(context, type, written.id, info),
      }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  });
}

/** Of a record that is gone there is only its id, by which screens take it from their lists. */
function deletedPayloadOf<Row extends object>(name: string, type: NodeType<Row>) {
  const Deleted = builder.objectRef<Written>(`${name}Data`).implement({
    rule: signedIn,
    fields: (t) => ({ id: t.id({ resolve: ({ id }) => toIri(type.prefix, id) }) }),
  });
  return builder.objectRef<Payload>(name).implement({
    rule: signedIn,
    fields: (t) => ({
      [fieldOf(type)]: t.field({ type: Deleted, nullable: true, resolve: ({ written }) => written }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  });
}

/** `purchaseOrder` of PurchaseOrder. */
function fieldOf({ name }: { name: string }): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** @throws one violation for each field that the contracts have something against. */
function checked<Check extends z.core.$ZodObject>(check: Check, given: unknown): z.output<Check> {
  const result = z.safeParse(check, given);
  if (result.success) return result.data;
  const [first, ...others] = result.error.issues.map(
    ({ path, message }): Violation => ({ path: path.join('.'), message }),
  );
  throw invalidInput(first ?? { path: '', message: 'The input is not valid.' }, ...others);
}
