import { type Database, newId } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const contact =
  'customerContact { id version fullName email mobile telephone jobTitle roles customer { id } createdBy { id } }';
const create = `mutation ($input: createCustomerContactInput!) { createCustomerContact(input: $input) { ${contact} } }`;
const update = `mutation ($input: updateCustomerContactInput!) { updateCustomerContact(input: $input) { ${contact} } }`;

const idris = {
  givenName: ' Idris ',
  familyName: 'Khan',
  email: 'idris.khan@calder.example',
  mobile: '07700 900182',
  telephone: '',
  jobTitle: 'Housing services manager',
  roles: ['ROLE_CUSTOMER_ATTENDEE'],
};

describeWithDatabase('writes of customer contacts', (databases) => {
  let database: Database;
  let server: TestServer;
  let customer: string;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    for (const who of ['admin', 'manager', 'trainer']) tokens[who] = await server.token(`${who}@example.com`);
  });
  // Each test has its own customer, because a customer has each person once.
  beforeEach(async () => {
    customer = await newCustomer();
  });
  afterAll(() => server.close());

  const send = (text: string, input: object, who = 'manager') => server.ask(tokens[who], text, { input });
  const violationsOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions?.violations;

  async function newCustomer(): Promise<string> {
    const id = newId();
    await database.execute(sql`INSERT INTO customer (id, name) VALUES (${id}, 'Calder Valley Housing')`);
    return `customers/${id}`;
  }

  async function made(): Promise<string> {
    const { data, errors } = await send(create, { customer, ...idris });
    expect(errors).toBeUndefined();
    return (data as { createCustomerContact: { customerContact: { id: string } } }).createCustomerContact
      .customerContact.id;
  }

  /** Gives a contact a sign-in. */
  async function addSignIn(id: string): Promise<void> {
    await database.execute(sql`INSERT INTO "user" (id, person_id, roles)
      VALUES (${newId()}, ${id.replace('customer_contacts/', '')}, ARRAY['ROLE_CUSTOMER'])`);
  }

  test('a new contact belongs to its customer, with the given values', async () => {
    const { data, errors } = await send(create, { customer, ...idris });
    expect(errors).toBeUndefined();
    expect(data?.createCustomerContact).toMatchObject({
      customerContact: {
        fullName: 'Idris Khan',
        email: idris.email,
        mobile: idris.mobile,
        telephone: null,
        roles: idris.roles,
        customer: { id: customer },
        createdBy: { id: expect.stringMatching(/^users\//) },
      },
    });
  });

  test('a change keeps the fields that it leaves out, and clears empty ones', async () => {
    const id = await made();
    const named = { givenName: 'Idris', familyName: 'Khan-Reid', email: 'i.khan@calder.example' };
    const input = { id, version: 1, ...named, mobile: null, roles: [] };
    const { data, errors } = await send(update, input);
    expect(errors).toBeUndefined();
    expect(data?.updateCustomerContact).toMatchObject({
      customerContact: {
        id,
        version: 2,
        fullName: 'Idris Khan-Reid',
        email: 'i.khan@calder.example',
        mobile: null,
        jobTitle: idris.jobTitle,
        roles: [],
        customer: { id: customer },
      },
    });
    expect((await send(update, input)).errors?.[0]?.extensions).toMatchObject({
      status: 409,
      version: { given: 1, current: 2 },
    });
  });

  test.each([
    [{ givenName: '  ' }, 'givenName', 'Given name is required'],
    [{ familyName: '' }, 'familyName', 'Family name is required'],
    [{ familyName: 'x'.repeat(256) }, 'familyName', 'Family name field must have at most 255 characters'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'idris.khan@calder' }, 'email', 'Email must be valid'],
    [{ mobile: '0'.repeat(26) }, 'mobile', 'Mobile field must have at most 25 characters'],
    [{ telephone: '0'.repeat(26) }, 'telephone', 'Telephone field must have at most 25 characters'],
    [{ roles: ['ROLE_ADMIN'] }, 'roles.0', 'Roles must be valid'],
  ])('%o is refused on its field, new or not', async (wrong, path, message) => {
    const answers = [
      await send(create, { customer, ...idris, ...wrong }),
      await send(update, { id: await made(), ...idris, ...wrong }),
    ];
    for (const answer of answers) expect(violationsOf(answer)).toEqual([{ path, message }]);
  });

  test('a new contact needs an existing customer', async () => {
    const gone = await send(create, { ...idris, customer: 'customers/01J9ZK0Q3M6V8T2B4C6D8E0F1G' });
    expect(violationsOf(gone)).toEqual([{ path: 'customer', message: 'This customer no longer exists.' }]);
    expect(violationsOf(await send(create, { ...idris, customer: '' }))).toEqual([
      { path: 'customer', message: 'Customer is required' },
    ]);
  });

  test('a person who is not a customer’s contact cannot be changed', async () => {
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT p.id FROM person p JOIN "user" u ON u.person_id = p.id WHERE p.email = 'admin@example.com'`,
    );
    const { errors } = await send(update, { ...idris, id: `customer_contacts/${rows[0]?.id}` }, 'admin');
    expect(errors?.[0]?.extensions).toMatchObject({ status: 404 });
  });

  test('only administrators change the email of a contact who signs in, and no two users share one', async () => {
    const id = await made();
    const email = `signs.in.${id.slice(-6)}@calder.example`;
    await send(update, { ...idris, id, email });
    await addSignIn(id);
    expect(
      (await send(update, { ...idris, id, email: email.toUpperCase(), jobTitle: 'Director' })).errors,
    ).toBeUndefined();
    expect(violationsOf(await send(update, { ...idris, id, email: 'mine@attacker.example' }))).toEqual([
      { path: 'email', message: 'This contact signs in with this email. An administrator can change it.' },
    ]);
    expect(violationsOf(await send(update, { ...idris, id, email: 'Manager@example.com' }, 'admin'))).toEqual([
      { path: 'email', message: 'Somebody else signs in with this email.' },
    ]);
    expect((await send(update, { ...idris, id, email: `new.${email}` }, 'admin')).errors).toBeUndefined();
  });

  const taken = [{ path: 'email', message: 'Idris O’Khan is a contact with this email already.' }];

  test('a customer has each person once, however name and email are typed', async () => {
    const person = { ...idris, givenName: 'Idris', familyName: 'O’Khan' };
    const other = await made();
    expect((await send(create, { customer, ...person })).errors).toBeUndefined();
    for (const same of [
      {},
      { familyName: "O'KHAN", email: 'IDRIS.KHAN@Calder.example' },
      { givenName: 'Ídris', email: 'Idris <idris.khan@calder.example>' },
    ]) {
      expect(violationsOf(await send(create, { customer, ...person, ...same }))).toEqual(taken);
    }
    expect(violationsOf(await send(update, { id: other, familyName: 'O`Khan' }))).toEqual(taken);
    expect((await send(update, { id: other, familyName: 'Khän', jobTitle: 'Director' })).errors).toBeUndefined();
    expect((await send(create, { customer, ...person, email: 'i@calder.example' })).errors).toBeUndefined();
  });

  test('two users who add the same person at the same time add one', async () => {
    const answers = await Promise.all([
      send(create, { customer, ...idris }),
      send(create, { customer, ...idris }, 'admin'),
    ]);
    expect(answers.map(violationsOf).filter(Boolean)).toEqual([
      [{ path: 'email', message: 'Idris Khan is a contact with this email already.' }],
    ]);
  });

  test('an older second contact of the same person can still be changed, but not move to a third', async () => {
    const id = await made();
    const second = newId();
    await database.execute(sql`INSERT INTO person (id, kind, customer_id, given_name, family_name, email)
      SELECT ${second}, 'customer', customer_id, 'Idris', 'KHAN', email FROM person WHERE id = ${id.split('/')[1]}`);
    const input = { id: `customer_contacts/${second}`, familyName: 'Khan', jobTitle: 'Director' };
    expect((await send(update, input)).errors).toBeUndefined();
    const elsewhere = await newCustomer();
    await send(create, { customer: elsewhere, ...idris });
    expect(violationsOf(await send(update, { id: input.id, customer: elsewhere }))).toEqual([
      { path: 'email', message: 'Idris Khan is a contact with this email already.' },
    ]);
  });

  test('only staff write contacts', async () => {
    const id = await made();
    for (const [text, input] of [
      [create, { customer, ...idris, email: 'another.khan@calder.example' }],
      [update, { id, ...idris }],
    ] as const) {
      expect((await send(text, input, 'trainer')).errors?.[0]?.extensions).toEqual({ status: 403 });
      expect((await send(text, input, 'nobody')).errors?.[0]?.extensions).toEqual({ status: 401 });
      expect((await send(text, input, 'admin')).errors).toBeUndefined();
    }
  });
});
