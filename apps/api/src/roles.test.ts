import type { Database } from '@console/api-kit/database';
import {
  createTestDatabase,
  demoDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import {
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from './schema.ts';
import { affordable, called, type Field, waysTo } from './testing/waysTo.ts';

/** Fields of a colleague that only administrators may read. */
const administratorsOnly = new Set([
  'User.email',
  'User.roles',
  'User.isActive',
  'User.mustChangePassword',
  'User.passwordChangedAt',
  'User.hasPassword',
  'User.signsInWith',
  'User.personKind',
  'User.contact',
  'User.supplier',
  'User.invitation',
  'User.sessions',
  'User.secondFactor',
  'SecondFactor.confirmedAt',
  'SecondFactor.recoveryCodesLeft',
  'SecondFactor.isRequired',
  'User.newestEntry',
  'User.createdBy',
  'User.createdAt',
  'User.updatedBy',
  'User.updatedAt',
  'User.version',
  'Person.email',
  'Person.mobile',
  'Person.telephone',
  'Person.jobTitle',
  'WorkflowScheduledJob.workflow',
]);

/** Types that only administrators may query. A query with a field that leads to one of them is refused. */
const administratorsTypes =
  /^(SaleSignal(Source|Edge|CursorConnection)?|Workflow(?!ScheduledJob|JobTarget).*|Email(SampleData|BuildContext|Template(Version|Content)).*|TemplateVariable|Prompt(Sample|Template).*|Feedback.*|CustomerQuote.*)$/;

const query = schema.getQueryType();
if (!query) throw new Error('The schema has no queries.');
/** Queries for administrators whose type all staff may read. */
const administratorsQueries = new Set(['personByEmail']);

/**
 * A user reads only their own jobs, selections and sessions. `jobAccess.test.ts` of core, `selections.test.ts` and
 * `userSessions.test.ts` check that.
 */
const ofOneUser = /^(UserSession|Job|JobOutcome(Edge|CursorConnection)?|FrozenSelection)$/;
const rootFields = Object.values(query.getFields()).filter(
  ({ name, type }) =>
    !ofOneUser.test(getNamedType(type).name) && name !== 'jobOutcomesDownload' && name !== 'feedbackForm',
);

/** The people of suppliers are no colleagues, so all staff may read all their fields. */
const ofSuppliers = /^supplierContacts?$/;

/** The ways through what all staff may read come first. */
const forAllStaff = rootFields.filter(({ type }) => !administratorsTypes.test(getNamedType(type).name));
const waysOfStaff = [...waysTo(forAllStaff)].filter(([type]) => !administratorsTypes.test(type));
const ways = new Map([...waysTo(rootFields), ...waysOfStaff]);
const toColleagues = waysTo(forAllStaff.filter(({ name }) => !ofSuppliers.test(name))).get('Person');
if (toColleagues) ways.set('Person', toColleagues);

/** No list has these values, which somebody kept of a booking. */
const kept = 'email_build_contexts/01ARZ3NDEKTSV4RRFFQ69G5FAV';
ways.set('EmailBuildContext', [`{ emailBuildContext(id: "${kept}") { `, ' } }']);

/**
 * Previews and drafts are no records. Their queries are checked below, those of emails by the cases of their mutations and
 * `staffMail.test.ts`, those of feedback by `feedback.test.ts` of administration. `auth/invitations.test.ts` checks invitations.
 */
const ofPreviews =
  /^(Invitation|Feedback(Form|Asked)|DelegateImport(Line)?|EmailPreview|TemplateProblem|Mail(Draft|Group|Person|File))$/;

/** Previews that ask for invoices or lines of that very record. Their mutations' cases ask them as staff. */
const needTheirLines = new Set(['Receipt.impactOfAllocation', 'Invoice.impactOfCredit']);

/** The types of mutations and of their payloads. `mutations/mutationRefusals.test.ts` checks them for each role. */
const ofMutations = new Set<string>(['Mutation']);
for (const { type } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
  const { name } = getNamedType(type);
  // The payload of a deletion has a type of its own.
  ofMutations.add(name).add(`${name}Data`);
}

/**
 * `bankDetails.test.ts` of purchasing checks who gets plain bank details, `secondFactor.test.ts` of core who gets the secrets of a second
 * factor. Only its mutation answers a print of an order.
 */
for (const answer of ['BankDetails', 'PurchaseOrderPrint', 'SessionBegun', 'SecondFactorSetUp', 'RecoveryCodes'])
  ofMutations.add(answer);

/** `references.test.ts` checks types that only a search returns. */
const ofSearches = /^ReferenceSearch(Edge|CursorConnection)?$/;

/** `live/live.test.ts` checks the changes of streams, and who receives them. */
const ofStreams = new Set<string>(['Subscription', 'Changes', 'Change', 'ChangedRecord']);

/** `download/downloads.test.ts` checks links to files. Their queries are checked below. */
const ofDownloads = 'DownloadLink';

const fields = Object.values(schema.getTypeMap())
  .filter((type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__') && type !== query)
  .filter(
    ({ name }) =>
      !ofOneUser.test(name) &&
      !ofMutations.has(name) &&
      !ofStreams.has(name) &&
      name !== ofDownloads &&
      !ofSearches.test(name) &&
      !ofPreviews.test(name),
  )
  .flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, type, field })),
  );

function selecting(field: Field): string {
  return isLeafType(getNamedType(field.type)) ? field.name : `${called(field)} { __typename }`;
}

/** What an answer says of its records. */
const found = ({ data }: GraphqlAnswer) => Object.values(data ?? {}).filter((each) => each !== null);

describe('ACC-12 every field of every type', () => {
  let database: Database;
  let server: TestServer;
  const tokens: Record<string, string> = {};
  /** An id of each type that a query field finds by id. */
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    database = await createTestDatabase(demoDatabase());
    // The demo data are not made by writes, so customers and contacts have no history.
    await database.execute(sql`INSERT INTO history (id, entity, target_id, at, user_id, action, changes)
      SELECT id, 'customer', id, now(), (SELECT min(id) FROM "user"), 'changed', '{"name": {"from": "Before", "to": "After"}}'::jsonb FROM customer
      UNION ALL SELECT id, 'contact', id, now(), (SELECT min(id) FROM "user"), 'changed', '{"email": {"from": "Before", "to": "After"}}'::jsonb
        FROM person WHERE kind = 'customer'`);
    // Nor does one of their change requests ask for a transfer, which is how a query first reaches a delegate.
    await database.execute(sql`UPDATE change_request SET attendee_id = (SELECT min(id) FROM attendee WHERE pre_course_answer_id IS NOT NULL)
      WHERE id = (SELECT min(id) FROM change_request WHERE new_class_id IS NOT NULL)`);
    // And nobody was shown bank details.
    await database.execute(sql`INSERT INTO bank_details_reveal (id, supplier_id, bank_change_id) SELECT id, supplier_id, id FROM supplier_bank_change
      UNION ALL SELECT id, id, (SELECT min(id::text) FROM supplier_bank_change) FROM supplier`);
    // Nor does a draft differ from its booking.
    await database.execute(
      sql`UPDATE invoice SET po_number = 'Another', follows_booking = false WHERE status = 'draft'`,
    );
    await database.execute(sql`INSERT INTO email_build_context (id, template_id, target_resource, target_id, data)
      SELECT ${kept.split('/')[1]}, min(t.id), 'booking', (SELECT min(id) FROM booking), '{"reference": "BK-10482"}'::jsonb FROM email_template t`);
    // And no email has files.
    await database.execute(
      sql`INSERT INTO email_attachment (id, email_id, position, name, type, bytes) SELECT id, id, 1, 'INV-40187.pdf', 'application/pdf', '%PDF-' FROM email`,
    );
    server = await startTestServer({ database });
    for (const who of ['admin', 'manager', 'trainer']) tokens[who] = await server.token(`${who}@example.com`);
    for (const [type, [before, after]] of ways) {
      if (type.endsWith('Edge') || !Object.hasOwn(schema.getType(type) ?? {}, 'name')) continue;
      const { data } = await ask('admin', `${before}__typename id${after}`);
      const [, id] = new RegExp(`"__typename":"${type}","id":"([^"]+)"`).exec(JSON.stringify(data ?? {})) ?? [];
      if (id) ids[type] = id;
    }
    const { data } = await ask('admin', '{ supplierContacts(first: 1) { edges { node { id } } } }');
    [, ids.SupplierContact = ''] = /"id":"([^"]+)"/.exec(JSON.stringify(data)) ?? [];
    ids.File = `email_attachments/${ids.Email?.split('/')[1]}`;
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  function ask(who: 'nobody' | 'admin' | 'manager' | 'trainer', text: string): Promise<GraphqlAnswer> {
    return server.ask(tokens[who], text);
  }

  /** The type of the required id of a query, when it is not the type that the query returns. */
  const targets: Record<string, string> = {
    trainingSeats: 'TrainingSession',
    availableBookingCustomerContacts: 'Booking',
    delegateImport: 'BookingItem',
    feedbackAsked: 'TrainingClass',
    supplierContact: 'SupplierContact',
    invoiceListDownload: 'Invoice',
    invoicesPdfDownload: 'Invoice',
  };

  function rootQuery(field: Field): string {
    const id = ids[targets[field.name] ?? getNamedType(field.type).name] ?? ids.Booking;
    const args = field.args
      .filter(({ type }) => isNonNullType(type))
      .map(({ name, type }) => `${name}: ${inputOf(type, id) ?? `"${name === 'email' ? 'admin@example.com' : id}"`}`);
    return `{ ${field.name}${args.length > 0 ? `(${args})` : ''} { __typename } }`;
  }

  /** Returns an input object. Each of its fields is the id of the record that it is named after, or else a day; `ids` are of the target. */
  function inputOf(argument: GraphQLInputType, target: string | undefined): string | undefined {
    const type = getNamedType(argument);
    if (!isInputObjectType(type)) return undefined;
    if (Object.hasOwn(type.getFields(), 'ids')) return `{ ids: ["${target}"] }`;
    const idOf = (name: string) => ids[`${name.charAt(0).toUpperCase()}${name.slice(1)}`];
    return `{ ${Object.keys(type.getFields()).map((name) => `${name}: "${idOf(name) ?? '2026-11-01'}"`)} }`;
  }

  test('every type can be reached from a list', () => {
    expect(fields.map(({ type }) => type.name).filter((name) => !ways.has(name))).toEqual([]);
  });

  test.each(fields)('$name', async ({ name, type, field }) => {
    const [before, after] = ways.get(type.name) ?? ['', ''];
    const text = affordable(before, field) + selecting(field) + after;

    const anonymous = await ask('nobody', text);
    expect(anonymous.data).toBeUndefined();
    expect(anonymous.errors?.map(({ message }) => message)).toEqual(['401: Please sign in.']);

    const withoutRole = await ask('trainer', text);
    expect(found(withoutRole)).toEqual([]);
    expect(withoutRole.errors?.map(({ extensions }) => extensions?.status)).toEqual([403]);

    if (needTheirLines.has(name)) return;
    const administrator = await ask('admin', text);
    expect(administrator.errors).toBeUndefined();
    expect(JSON.stringify(administrator.data)).toContain(`"${field.name}":`);

    const manager = await ask('manager', text);
    const leadsTo = [type, getNamedType(field.type)].filter(isObjectType);
    const isRefused =
      name === 'User.history' ||
      (leadsTo.some((each) => administratorsTypes.test(each.name)) && !administratorsOnly.has(name));
    if (isRefused) {
      expect(found(manager)).toEqual([]);
      expect(manager.errors?.map(({ extensions }) => extensions?.status)).toEqual([403]);
    } else if (administratorsOnly.has(name)) {
      const messages = new Set(manager.errors?.map(({ message }) => message));
      const refusedAt = type.name === 'SecondFactor' ? 'User.secondFactor' : name;
      expect([...messages]).toEqual([`You are not allowed to see ${refusedAt}.`]);
      expect(JSON.stringify(manager.data)).toContain(`"${refusedAt.split('.')[1]}":null`);
    } else {
      expect(manager).toEqual(administrator);
    }
  });

  test.each(rootFields.map((field) => ({ name: field.name, field })))('Query.$name', async ({ field }) => {
    const text = rootQuery(field);
    expect((await ask('nobody', text)).errors?.[0]?.extensions).toEqual({ status: 401 });
    const withoutRole = await ask('trainer', text);
    expect(withoutRole.data?.[field.name] ?? null).toBeNull();
    expect(withoutRole.errors?.map(({ extensions }) => extensions?.status)).toEqual([403]);
    for (const who of ['manager', 'admin'] as const) {
      const { data, errors } = await ask(who, text);
      const isForFew = administratorsTypes.test(getNamedType(field.type).name) || administratorsQueries.has(field.name);
      if (who === 'manager' && isForFew) {
        expect(data?.[field.name] ?? null).toBeNull();
        expect(errors?.map(({ extensions }) => extensions?.status)).toEqual([403]);
        continue;
      }
      expect(errors).toBeUndefined();
      expect(data?.[field.name]).not.toBeNull();
    }
  });

  test('a user without a staff role reads every field of their own user and person, and nothing further', async () => {
    const id = JSON.parse(Buffer.from(tokens.trainer?.split('.')[1] ?? '', 'base64url').toString()).id;
    const own = await ask(
      'trainer',
      `{ user(id: "${id}") { id _id avatarUrl email roles isActive mustChangePassword passwordChangedAt hasPassword signsInWith personKind
        contact { id } sessions { id isCurrent } secondFactor { confirmedAt } person { id fullName email mobile telephone jobTitle user { id } } } }`,
    );
    expect(own.errors).toBeUndefined();
    expect(own.data).toMatchObject({ user: { id, roles: ['ROLE_SUPPLIER_TRAINER'], person: { user: { id } } } });
    const node = await ask('trainer', `{ node(id: "${id}") { id } }`);
    expect(node.errors?.[0]?.extensions).toEqual({ status: 403 });
  });

  test('staff may read a customer contact’s telephone, but not a colleague’s', async () => {
    const { errors, data } = await ask(
      'manager',
      '{ customerContacts(first: 1) { edges { node { email telephone } } } }',
    );
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain('@');
  });

  test('only administrators list users by role, but all staff find the account managers', async () => {
    const refused = { message: 'You are not allowed to see users by roles.' };
    for (const filter of [
      'roles: ROLE_ADMIN',
      'roles_list: [ROLE_ACCOUNT_MANAGER]',
      'roles: ROLE_ACCOUNT_MANAGER, roles_list: [ROLE_ADMIN]',
    ]) {
      expect((await ask('manager', `{ users(${filter}) { totalCount } }`)).errors).toMatchObject([refused]);
      expect((await ask('admin', `{ users(${filter}) { totalCount } }`)).errors).toBeUndefined();
    }
    const { errors } = await ask(
      'manager',
      '{ users(roles: ROLE_ACCOUNT_MANAGER) { edges { node { person { fullName } } } } }',
    );
    expect(errors).toBeUndefined();
  });
});
