import { changesNothing, ruleOf, shapeOf } from '@console/rules';
import type { InputFieldMap, ObjectRef } from '@pothos/core';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import * as z from 'zod/mini';
import { HashingBusy } from '../auth/HashingQueue.ts';
import { changesFor } from '../live/mayReceive.ts';
import type { NodeType } from '../nodes/nodes.ts';
import { findRow } from '../nodes/rows.ts';
import { forgetBatches } from '../schema/batches.ts';
import { builder, type SchemaTypes } from '../schema/builder.ts';
import { GAP } from '../schema/Change.ts';
import type { RequestContext } from '../schema/context.ts';
import { toIri } from '../schema/ids.ts';
import { type Rule, signedIn } from '../schema/rules.ts';
import { checkedInput } from './checkedInput.ts';
import { inputFieldsOf } from './inputTypes.ts';
import type { Changeable } from './Locks.ts';
import { once, type Written } from './once.ts';
import { sanitised } from './richText.ts';
import { type Answers, type SecurityEvent, Writing } from './Writing.ts';

interface CommonOptions<Check extends z.core.$ZodObject, Prepared> {
  description: string;
  /** The users who may send the mutation. `write` checks rules that depend on the record. */
  rule: Rule;
  /**
   * The zod object of the domain's contracts, which the form uses too. The GraphQL input type has its fields, and
   * `clientMutationId`.
   */
  input: Check;
  /** Descriptions for fields whose rule does not explain enough. */
  describe?: { readonly [Field in keyof z.output<Check> & string]?: string };
  /** Whether somebody whose session is limited may send it: who must first choose another password. */
  limited?: true;
  /**
   * Does slow work, such as hashing a password, before the transaction, so that no connection waits for it. It runs again
   * when a request is repeated, so it refuses nothing that an earlier answer would not refuse: `write` does.
   */
  prepare?: (input: z.output<Check>, context: RequestContext) => Promise<Prepared>;
}

/** The request of a mutation, for a write that reads a list as a query does. */
export interface WriteRequest<Prepared = undefined> {
  readonly context: RequestContext;
  readonly schema: GraphQLSchema;
  /** What `prepare` returned. */
  readonly prepared: Prepared;
}

/** @param input a field that is undefined was left out and keeps its value; null clears it. */
type Write<Check extends z.core.$ZodObject, Row extends Changeable, Prepared> = (
  writing: Writing,
  input: z.output<Check>,
  request: WriteRequest<Prepared>,
) => Promise<Row & Written>;

interface ChangeOptions<Check extends z.core.$ZodObject, Row extends Changeable, Prepared>
  extends CommonOptions<Check, Prepared> {
  /**
   * The type of the record that is created or changed. The payload returns it under its name, such as
   * `purchaseOrder`.
   */
  changes: NodeType<Row>;
  deletes?: undefined;
  /**
   * A field of the payload beside the record, for what nothing keeps, such as a secret that is shown once: `{ bankDetails: BankDetails }`.
   * Its value is what `write` gives to {@link Writing.answer}. It is null when the write is repeated under its key.
   */
  answers?: Readonly<Record<string, ObjectRef<SchemaTypes, object>>>;
  /** Locks the record, checks the rules and writes, with the methods of {@link Writing}. Returns the changed row. */
  write: Write<Check, Row, Prepared>;
}

interface DeleteOptions<Check extends z.core.$ZodObject, Row extends Changeable, Prepared>
  extends CommonOptions<Check, Prepared> {
  /** The type of the record that is deleted. The payload returns its id: `booking { id }`. */
  deletes: NodeType<Row>;
  changes?: undefined;
  answers?: undefined;
  /** Locks the record, checks the rules and removes it. Returns the removed row. */
  write: Write<Check, Row, Prepared>;
}

interface Payload {
  written: Written;
  answers: Answers;
  clientMutationId: string | null;
}

let declared = false;

/**
 * Adds a mutation. Every write of the console takes the same steps: authorise, validate, lock, check the rules, write
 * with audit. All but the first two run in one transaction, under the request's Idempotency-Key if it has one. The
 * answer is the changed record. An input that names no field to change writes nothing, and the answer is the record
 * as it is.
 *
 * `acknowledgePurchaseOrder(input: acknowledgePurchaseOrderInput!): acknowledgePurchaseOrderPayload {purchaseOrder
 * clientMutationId}`
 */
export function mutationField<Check extends z.core.$ZodObject, Row extends Changeable, Prepared = undefined>(
  name: string,
  options: ChangeOptions<Check, Row, Prepared> | DeleteOptions<Check, Row, Prepared>,
): void {
  const { description, rule, input: check, describe, limited, prepare, write } = options;
  if (!declared) builder.mutationType({});
  declared = true;
  const Input = builder.inputType(`${name}Input`, {
    fields: (t): InputFieldMap => ({ ...inputFieldsOf(t, check, describe), clientMutationId: t.string() }),
  });
  const Payload = options.deletes
    ? deletedPayloadOf(`${name}Payload`, options.deletes)
    : payloadOf(`${name}Payload`, options.changes, options.answers, limited);
  builder.mutationField(name, (t) => {
    const args: InputFieldMap = { input: t.arg({ type: Input, required: true }) };
    return t.field({
      type: Payload,
      nullable: true,
      description,
      rule,
      extensions: { write: true, ...(limited && { limited }) },
      args,
      resolve: async (_root, { input: given }: Record<string, unknown>, context, info) => {
        const { clientMutationId = null, ...named } = given as Record<string, unknown>;
        const input = checkedInput(check, sanitised(check, named));
        // A repeated write is not done again, so nobody knows any more what it changed.
        let changes = GAP;
        let answers: Answers = {};
        let events: readonly SecurityEvent[] = [];
        const prepared = (await prepare?.(input, context).catch(asBusy)) as Prepared;
        const written = await once(context, info, withoutSecrets(check, named, context), async (tx) => {
          const writing = new Writing(tx, context);
          const unchanged = options.changes && changesNothing(check, input);
          const { id } = unchanged
            ? await writing.lock(options.changes, seen.parse(input))
            : await write(writing, input, { context, schema: info.schema, prepared });
          await writing.finish();
          // The changes are published inside the transaction. So a repeated write, or one that is rolled back,
          // publishes nothing.
          changes = changesFor(context.viewer, await writing.changes.publish(tx, context));
          answers = writing.answers;
          events = writing.securityEvents;
          return { id };
        });
        for (const event of events) context.onSecurityEvent?.(event);
        context.onWritten?.(changes, written.earlier);
        forgetBatches(context);
        return { written, answers, clientMutationId: clientMutationId as string | null };
      },
    });
  });
}

/**
 * The record is read after the transaction, with the fields that the query selects. A repeated request gets the
 * record as it is at that time.
 */
function payloadOf<Row extends object>(
  name: string,
  type: NodeType<Row>,
  answers: Readonly<Record<string, ObjectRef<SchemaTypes, object>>> = {},
  limited?: true,
) {
  const ofLimited = [fieldOf(type), ...Object.keys(answers), 'clientMutationId'];
  return builder.objectRef<Payload>(name).implement({
    rule: signedIn,
    ...(limited && { limited: ofLimited }),
    fields: (t) => ({
      [fieldOf(type)]: t.field({
        type: type.ref as NodeType['ref'],
        nullable: true,
        resolve: ({ written }, _args, context, info) => findRow(context, type, written.id, info),
      }),
      ...Object.fromEntries(
        Object.entries(answers).map(([field, answer]) => [
          field,
          t.field({ type: answer, nullable: true, resolve: (payload) => payload.answers[field] ?? null }),
        ]),
      ),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  });
}

/** A deleted record has only its id. Screens use it to remove the record from their lists. */
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

/** Passwords are hashed before the transaction. When too many wait, nothing was written, and the user may try again. */
function asBusy(error: unknown): never {
  if (!(error instanceof HashingBusy)) throw error;
  const message = 'The server checks too many passwords just now. Please try again in a moment.';
  throw new GraphQLError(message, { extensions: { status: 503 } });
}

/**
 * Returns the input for the hash that is kept under its key. A secret takes part only through the server's own key, so that
 * nobody who reads the table can guess it.
 */
function withoutSecrets(check: z.core.$ZodObject, input: object, { digest }: RequestContext): object {
  const fields = Object.entries(input).flatMap(([name, value]) => {
    const field = shapeOf(check)?.[name];
    if (!field || !ruleOf(field)?.secret || typeof value !== 'string') return [[name, value]];
    return digest ? [[name, digest(value)]] : [];
  });
  return Object.fromEntries(fields);
}

/** The record that an input changes, of the rule `recordSeen`. */
const seen = z.object({ id: z.string(), version: z.nullish(z.int()) });

/** Returns `purchaseOrder` for PurchaseOrder. */
function fieldOf({ name }: { name: string }): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
