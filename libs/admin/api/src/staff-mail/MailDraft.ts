import { builder, ownStatements, staff, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { type MailAbout, mailAttachmentsOf, mailGroupOf, mailTargetOf } from '@console/core-api';
import { roleCodes } from '@console/core-contracts';
import { emailKey } from '@console/format';
import { asc, eq } from 'drizzle-orm';
import { EmailTemplate } from '../nodes.ts';
import { emailTemplate } from '../tables.ts';
import { aboutOf } from './recordOfMail.ts';

interface Person {
  readonly name: string;
  readonly email: string;
}

interface Group {
  /** 'Booker' */
  readonly label: string;
  readonly people: readonly Person[];
}

const MailPerson = builder.objectRef<Person>('MailPerson').implement({
  description: 'Somebody to whom an email about a record can go.',
  rule: staff,
  fields: (t) => ({
    name: t.exposeString('name'),
    email: t.exposeString('email'),
  }),
});

const MailGroupType = builder.objectRef<Group>('MailGroup').implement({
  description: 'The people who have the same part in a record.',
  rule: staff,
  fields: (t) => ({
    label: t.exposeString('label'),
    people: t.expose('people', { type: [MailPerson] }),
  }),
});

const MailFile = builder.objectRef<{ readonly name: string; readonly label: string }>('MailFile').implement({
  description: 'A file that can be attached to an email about a record.',
  rule: staff,
  fields: (t) => ({ name: t.exposeString('name'), label: t.exposeString('label') }),
});

const MailDraft = builder.objectRef<MailAbout>('MailDraft').implement({
  description: 'What staff choose from when they write an email about a record.',
  rule: staff,
  fields: (t) => ({
    record: t.id({ resolve: ({ resource, id }) => toIri(mailTargetOf(resource).of.prefix, id) }),
    templates: t.field({
      type: [EmailTemplate.ref],
      description: 'The templates about such records, by name.',
      resolve: ({ resource }, _args, { database }) =>
        database
          .select()
          .from(emailTemplate)
          .where(eq(emailTemplate.targetResource, resource))
          .orderBy(asc(emailTemplate.nameSort), asc(emailTemplate.id))
          .limit(200),
    }),
    groups: t.field({
      type: [MailGroupType],
      description: 'The people of the record by their parts. Those of the first group are proposed.',
      resolve: (about, _args, { database }) => groupsOf(database, about),
    }),
    isShared: t.boolean({
      description: 'Whether its people belong to several customers, so that each gets an email of their own.',
      resolve: ({ resource }) => mailTargetOf(resource).isShared ?? false,
    }),
    files: t.field({
      type: [MailFile],
      resolve: ({ resource }) => [...mailAttachmentsOf(resource)].map(([name, { label }]) => ({ name, label })),
    }),
  }),
});

builder.queryField('mailDraft', (t) =>
  t.field({
    type: MailDraft,
    nullable: true,
    extensions: ownStatements(10),
    description:
      'What staff choose from when they write an email about a record. Null when no emails are written about its kind.',
    rule: staff,
    args: { record: t.arg.id({ required: true }) },
    resolve: (_root, { record }) => aboutOf(String(record)),
  }),
);

async function groupsOf(queries: Queries, { resource, id }: MailAbout): Promise<Group[]> {
  const people = await mailTargetOf(resource).recipients(queries, id);
  const byRole = [...Map.groupBy(people, ({ role }) => role)].map(([role, those]) => ({
    label: roleCodes.labels[role],
    people: distinctPeople(those),
  }));
  const group = mailGroupOf(resource);
  const first = group ? await group.people(queries, id) : [];
  return group && first.length > 0 ? [{ label: group.label, people: distinctPeople(first) }, ...byRole] : byRole;
}

/** One address counts once, however it is written. */
const distinctPeople = (people: readonly Person[]): Person[] =>
  [...new Map(people.toReversed().map((person) => [emailKey(person.email), person] as const)).values()].toReversed();
