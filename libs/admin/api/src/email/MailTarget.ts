import {
  builder,
  enumType,
  type Filter,
  loadBatched,
  parseIri,
  type RequestContext,
  staff,
  toIri,
} from '@console/api-kit';
import { displayedTargets, type MailAbout, mailAddressesOf, mailTargetOf, mailTargetsShownBy } from '@console/core-api';
import { mailTargetResources } from '@console/core-contracts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { emailLog } from '../tables.ts';

export const MailTargetResourceType = enumType('MailTargetResource', mailTargetResources.values);

const batches = new Map<string, object>(mailTargetResources.values.map((resource) => [resource, {}]));

/** The record that a mail is about, as far as mails show it. */
export const MailTarget = builder.objectRef<MailAbout>('MailTarget').implement({
  description: 'A record that an email is about.',
  rule: staff,
  fields: (t) => ({
    resource: t.expose('resource', { type: MailTargetResourceType }),
    target: t.id({
      description: 'The id of the record: bookings/01J….',
      resolve: ({ resource, id }) => toIri(mailTargetOf(resource).of.prefix, id),
    }),
    name: t.string({
      nullable: true,
      description: 'The reference or the name of the record. Null when it was deleted.',
      resolve: async (about, _args, context) => (await displayed(context, about))?.name ?? null,
    }),
    shownBy: t.id({
      nullable: true,
      description: 'The id of the record whose screen shows it: the booking of an item. Null when it was deleted.',
      resolve: async (about, _args, context) => (await displayed(context, about))?.shownBy ?? null,
    }),
  }),
});

function displayed(context: RequestContext, { resource, id }: MailAbout) {
  const batch = batches.get(resource) ?? batches;
  return loadBatched(context, batch, id, (ids) => displayedTargets(context.database, resource, ids));
}

/** `targetId`: rows about one record, by its id of any type. */
export function targetFilter(column: AnyPgColumn): Filter {
  return {
    trial: {
      values: { column },
      ask: (ulid, name) => ({ [name]: toIri('bookings', String(ulid)) }),
      refused: null,
      index: 'rows',
    },
    args: (arg, name) => ({ [name]: arg.id() }),
    condition: (given, name, resolved) => ofRecord(given[name], ({ ulid }) => eq(resolved(column), ulid)),
  };
}

/** `of`: the mails about a record and about its parts, and those to its addresses. */
export const mailsOfFilter: Filter = {
  trial: {
    values: { column: emailLog.targetId },
    ask: (ulid, name) => ({ [name]: toIri('bookings', String(ulid)) }),
    refused: null,
  },
  args: (arg, name) => ({
    [name]: arg.id({ description: 'A record: the emails about it and its parts, and those to its addresses.' }),
  }),
  condition: (given, name, resolved) => ofRecord(given[name], (id) => sql`${resolved(emailLog.id)} in (${logsOf(id)})`),
};

interface RecordId {
  readonly prefix: string;
  readonly ulid: string;
}

function logsOf({ prefix, ulid }: RecordId): SQL {
  const keys = mailAddressesOf(prefix, ulid);
  return sql.join(
    [
      sql`select about.id from email_log about where about.target_id = ${ulid}`,
      ...mailTargetsShownBy(prefix, ulid).map(
        (parts) => sql`select about.id from email_log about where about.target_id in (${parts})`,
      ),
      ...(keys ? [sql`select went.log_id from email_recipient went where email_key(went.address) in (${keys})`] : []),
    ],
    sql` union `,
  );
}

/** `of`: what is known about the addresses of a record. Nothing about records without addresses. */
export function ofAddressesFilter(address: AnyPgColumn): Filter {
  return {
    trial: {
      values: { prefix: 'customers' },
      ask: (ulid, name) => ({ [name]: toIri('customers', String(ulid)) }),
      refused: null,
    },
    args: (arg, name) => ({
      [name]: arg.id({ description: 'A record with addresses: a contact, a customer or a supplier.' }),
    }),
    condition: (given, name, resolved) =>
      ofRecord(given[name], ({ prefix, ulid }) => {
        const keys = mailAddressesOf(prefix, ulid);
        return keys ? sql`${resolved(address)} in (${keys})` : sql`false`;
      }),
  };
}

/** Nothing is about a text that is no id. The panels of a page ask for it when somebody opens such an address. */
function ofRecord(given: unknown, condition: (id: RecordId) => SQL): SQL | undefined {
  if (given == null) return undefined;
  const id = parseIri(String(given));
  return id ? condition(id) : sql`false`;
}
