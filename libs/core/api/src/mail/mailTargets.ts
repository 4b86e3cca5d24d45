import { type DownloadFile, type NodeType, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import type { MailTargetResource, RoleCode } from '@console/core-contracts';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ValuesOf, Variables } from './variables.ts';

/** A person to whom a mail about a record can go. */
export interface MailRecipient {
  /** The person's part in the record: ROLE_CUSTOMER_BOOKER. */
  readonly role: RoleCode;
  readonly name: string;
  readonly email: string;
}

/** Programs for mail show PDF files, and let them through. */
export type MailFile = DownloadFile & { readonly type: 'application/pdf' };

/** A file that can be attached to a mail about a record. */
export interface MailAttachment {
  /** 'Invoice' */
  readonly label: string;
  /** Makes the file as it is now. Null when the record has none. */
  readonly file: (queries: Queries, ulid: string, now: Date) => Promise<MailFile | null>;
}

/** People about whom only a domain above the record knows, such as those who must hear of a cancellation. */
export interface MailGroup {
  /** 'People to tell' */
  readonly label: string;
  readonly people: (queries: Queries, ulid: string) => Promise<readonly { name: string; email: string }[]>;
}

/** A kind of record that mails are about. */
export interface MailTarget<All extends Variables = Variables> {
  readonly of: NodeType;
  /** The column with the name of a record: `booking.ref`. */
  readonly name: AnyPgColumn;
  /** The record whose screen shows such a record, when it has none of its own: the booking of an item. */
  readonly shownBy?: { readonly of: NodeType; readonly id: AnyPgColumn };
  /** What templates can use of such a record, and nothing else. */
  readonly variables: All;
  /** Reads the variables of a record. Null when it no longer exists. */
  readonly values: (queries: Queries, ulid: string) => Promise<ValuesOf<All> | null>;
  /**
   * Reads the texts and links that differ by recipient, by the recipient's email. They replace those of `values`. A template that uses one of them
   * goes to each recipient in a mail of its own.
   */
  readonly personal?: (
    queries: Queries,
    ulid: string,
    email: string,
    now: Date,
  ) => Promise<Readonly<Record<string, string | null>>>;
  /**
   * Reads the people to whom a mail about the record can go, each in each of their parts. Those of the first part are proposed. People
   * without an email are left out.
   */
  readonly recipients: (queries: Queries, ulid: string) => Promise<readonly MailRecipient[]>;
  /** Whether its people belong to several customers. Then each gets a mail of their own, and sees no other address. */
  readonly isShared?: boolean;
}

const targets = new Map<MailTargetResource, MailTarget>();

/**
 * Declares a kind of record that mails are about. Administration knows the records of other domains only by these declarations:
 *
 *     defineMailTarget('booking', { of: Booking, name: booking.ref, variables, values, recipients });
 */
export function defineMailTarget<All extends Variables>(resource: MailTargetResource, target: MailTarget<All>): void {
  targets.set(resource, target);
}

const attachments = new Map<string, MailAttachment>();
const groups = new Map<MailTargetResource, MailGroup>();
const addresses = new Map<NodeType, (ulid: string) => SQL>();

/** Declares a file that can be attached to mails about a kind of record, under a name that is unique in all domains. */
export function defineMailAttachment(resource: MailTargetResource, name: string, attachment: MailAttachment): void {
  attachments.set(`${resource} ${name}`, attachment);
}

/** Returns the files that can be attached to mails about a kind of record, by their names. */
export const mailAttachmentsOf = (resource: MailTargetResource): ReadonlyMap<string, MailAttachment> =>
  new Map(
    [...attachments].flatMap(([key, attachment]) => {
      const [of, name = ''] = key.split(' ');
      return of === resource ? [[name, attachment]] : [];
    }),
  );

/** Declares people to whom mails about a kind of record go before all others. */
export function defineMailGroup(resource: MailTargetResource, group: MailGroup): void {
  groups.set(resource, group);
}

/** Returns the people to whom mails about a kind of record go before all others. */
export const mailGroupOf = (resource: MailTargetResource): MailGroup | undefined => groups.get(resource);

/**
 * Declares a kind of record that has addresses, so that the mails to them are found on its screen.
 *
 * @param keys makes the query of its addresses, as `email_key` of the database returns them.
 */
export function defineMailAddresses(of: NodeType, keys: (ulid: string) => SQL): void {
  addresses.set(of, keys);
}

/** Returns the query of the addresses of a record, by its prefix. */
export const mailAddressesOf = (prefix: string, ulid: string): SQL | undefined =>
  [...addresses].find(([of]) => of.prefix === prefix)?.[1](ulid);

/** Returns the declaration of a kind of record. @throws when no domain declares it. */
export function mailTargetOf(resource: MailTargetResource): MailTarget {
  const target = targets.get(resource);
  if (!target) throw new Error(`No domain calls defineMailTarget for ${resource}.`);
  return target;
}

/** Returns the kinds of records that the domains have declared. */
export const declaredMailTargets = (): readonly MailTargetResource[] => [...targets.keys()];

/** Returns the queries of the records without a screen of their own that a record shows, such as the items of a booking. */
export const mailTargetsShownBy = (prefix: string, ulid: string): readonly SQL[] =>
  [...targets.values()].flatMap(({ of, shownBy }) =>
    shownBy?.of.prefix === prefix ? [sql`select ${of.table.id} from ${of.table} where ${shownBy.id} = ${ulid}`] : [],
  );

/** What screens show of a record that a mail is about. */
export interface DisplayedTarget {
  readonly name: string;
  /** The id of the record whose screen shows it. */
  readonly shownBy: string;
}

/** Reads what screens show of records, by their ULIDs, in one statement. */
export async function displayedTargets(
  queries: Queries,
  resource: MailTargetResource,
  ulids: readonly string[],
): Promise<ReadonlyMap<string, DisplayedTarget>> {
  const { of, name, shownBy } = mailTargetOf(resource);
  const { id } = of.table;
  const shown = shownBy ?? { of, id };
  const rows = await queries
    .select({ id, name, shownBy: shown.id })
    .from(of.table)
    .where(inArray(id, [...ulids]));
  return new Map(
    rows.map((row) => [
      String(row.id),
      { name: String(row.name), shownBy: toIri(shown.of.prefix, String(row.shownBy)) },
    ]),
  );
}
