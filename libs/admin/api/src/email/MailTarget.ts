import {
  builder,
  enumType,
  type Filter,
  invalidInput,
  loadBatched,
  parseIri,
  type RequestContext,
  staff,
  toIri,
} from '@console/api-kit';
import { displayedTargets, type MailAbout, mailTargetOf } from '@console/core-api';
import { mailTargetResources } from '@console/core-contracts';
import { eq } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

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
    trial: { values: { column }, ask: (ulid, name) => ({ [name]: toIri('bookings', String(ulid)) }), index: 'rows' },
    args: (arg, name) => ({ [name]: arg.id() }),
    condition: (given, name, resolved) => {
      if (given[name] == null) return undefined;
      const id = parseIri(String(given[name]));
      if (!id)
        throw invalidInput({
          path: name,
          message: `${name} must be an id such as bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G.`,
        });
      return eq(resolved(column), id.ulid);
    },
  };
}
