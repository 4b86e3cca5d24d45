import { type Database, newId, violatedConstraint } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBankChanges, addSuppliers } from '../testing/addSuppliers.ts';

const details = { bankSortCode: '71-93-56', bankAccountNumber: '61938274' };
const typed = { bankSortCode: '719356', bankAccountNumber: '6193 8274' };
const masked = { bankSortCode: '••-••-56', bankAccountNumber: '•••••274' };

const FIELDS = `id bankSortCode bankAccountNumber
  pendingBankChange { id version status bankSortCode bankAccountNumber createdBy { person { fullName } } }
  history { edges { node { reason user { person { fullName } } changes { field from to } } } }`;

interface Details {
  readonly bankSortCode: string | null;
  readonly bankAccountNumber: string | null;
}

interface Entry {
  readonly reason: string | null;
  readonly user: { readonly person: { readonly fullName: string } };
  readonly changes: readonly { readonly field: string; readonly from: string | null; readonly to: string | null }[];
}

interface SupplierNow extends Details {
  readonly id: string;
  readonly pendingBankChange: (Details & { readonly id: string; readonly status: string }) | null;
  readonly history: { readonly edges: readonly { readonly node: Entry }[] };
}

type Who = 'grace' | 'marcus' | 'priya';

describeWithDatabase('bank details', (databases) => {
  let database: Database;
  let server: TestServer;
  let second: TestServer;
  const tokens = {} as Record<Who, string>;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    second = await startTestServer({ database });
    tokens.grace = await server.token('admin@example.com');
    tokens.marcus = await server.token('marcus.holroyd@example.com');
    tokens.priya = await server.token('manager@example.com');
  });
  afterAll(() => Promise.all([server.close(), second.close()]));

  async function write(who: Who, name: string, input: object, { to = server, key = '', selects = '' } = {}) {
    const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { ${selects} clientMutationId } }`;
    const { data, errors } = await to.ask(tokens[who], text, { input }, key ? { 'idempotency-key': key } : {});
    return { data: data?.[name] as Record<string, unknown> | null | undefined, errors };
  }

  /** Returns what the server answered: 'done', or the message of the refusal. */
  const said = async (written: ReturnType<typeof write>) => (await written).errors?.[0]?.message ?? 'done';

  async function read(supplier: string): Promise<SupplierNow> {
    const { data, errors } = await server.ask(tokens.priya, `query ($id: ID!) { supplier(id: $id) { ${FIELDS} } }`, {
      id: supplier,
    });
    expect(errors).toBeUndefined();
    return data?.supplier as SupplierNow;
  }

  /** Creates a supplier whose bank details wait for approval. */
  async function create(who: Who): Promise<SupplierNow> {
    const answer = await write(
      who,
      'createSupplier',
      { name: `Aire Print ${newId()}`, vatRegistered: false, ...typed },
      { selects: 'supplier { id }' },
    );
    expect(answer.errors).toBeUndefined();
    return read((answer.data as { supplier: { id: string } }).supplier.id);
  }

  const approve = (who: Who, id: string | undefined, to = server) =>
    write(who, 'approveSupplierBankChange', { id, verified: 'A call to 0113 496 0118' }, { to });

  const changesOf = ({ history }: SupplierNow) =>
    history.edges.flatMap(({ node: { user, reason, changes } }) =>
      changes.map(({ field, from, to }) => [user.person.fullName, reason, field, from, to]),
    );

  test('PUR-01 the first bank details wait for an administrator who has not proposed them, and are masked for everybody', async () => {
    const made = await create('grace');
    expect(made).toMatchObject({ bankSortCode: null, bankAccountNumber: null });
    expect(made.pendingBankChange).toMatchObject({ ...masked, status: 'pending' });
    expect(await said(approve('grace', made.pendingBankChange?.id))).toBe(
      'You have proposed these bank details. Another administrator must approve them.',
    );
    expect(await said(approve('priya', made.pendingBankChange?.id))).toBe('You are not allowed to make this change.');
    expect(await said(approve('marcus', made.pendingBankChange?.id))).toBe('done');
    const approved = await read(made.id);
    expect(approved).toMatchObject({ ...masked, pendingBankChange: null });
    const line = 'Sort code ••-••-56, account •••••274';
    expect(changesOf(approved)).toEqual(
      expect.arrayContaining([
        ['Grace Okafor', null, 'Change of the bank details', null, `Proposed: ${line}`],
        [
          'Marcus Holroyd',
          'A call to 0113 496 0118',
          'Change of the bank details',
          `Proposed: ${line}`,
          `Approved: ${line}`,
        ],
        ['Marcus Holroyd', 'A call to 0113 496 0118', 'Bank account number', null, '•••••274'],
        ['Marcus Holroyd', 'A call to 0113 496 0118', 'Bank sort code', null, '••-••-56'],
      ]),
    );
  });

  test('PUR-01 the plain bank details are answered once to who asks, and the history says so', async () => {
    const made = await create('priya');
    const selects = 'bankDetails { bankSortCode bankAccountNumber }';
    const proposed = { bankChange: made.pendingBankChange?.id };
    const shown = await write('marcus', 'revealProposedBankDetails', proposed, { selects });
    expect(shown.data?.bankDetails).toEqual(details);
    expect(await said(write('priya', 'revealProposedBankDetails', proposed))).toBe(
      'You are not allowed to make this change.',
    );
    expect(await said(write('priya', 'revealBankDetails', { supplier: made.id }))).toBe(
      'This supplier has no bank details yet.',
    );
    expect(await said(approve('marcus', proposed.bankChange))).toBe('done');

    const asked = { key: 'shown once', selects };
    const first = await write('priya', 'revealBankDetails', { supplier: made.id }, asked);
    expect(first.data?.bankDetails).toEqual(details);
    // The same request again is no second look that nobody knows of.
    const again = await write('priya', 'revealBankDetails', { supplier: made.id }, { ...asked, to: second });
    expect(again).toEqual({ data: { bankDetails: null, clientMutationId: null }, errors: undefined });
    const line = 'Sort code ••-••-56, account •••••274';
    expect(changesOf(await read(made.id)).filter(([, , field]) => field === 'Bank details shown')).toEqual([
      ['Priya Nair', null, 'Bank details shown', null, line],
      ['Marcus Holroyd', null, 'Bank details shown', null, `The proposed ones: ${line}`],
    ]);
  });

  test('PUR-01 no other table holds plain bank details, and no message repeats them', async () => {
    const made = await create('priya');
    const key = 'approved with a key';
    await write('priya', 'proposeSupplierBankChange', { supplier: made.id, ...typed }, { key: 'refused' });
    await write('grace', 'rejectSupplierBankChange', {
      id: made.pendingBankChange?.id,
      reason: 'Nobody there knows of it',
    });
    await write('priya', 'proposeSupplierBankChange', { supplier: made.id, ...typed }, { key: 'proposed' });
    const change = (await read(made.id)).pendingBankChange?.id;
    await write('grace', 'approveSupplierBankChange', { id: change, verified: 'A call' }, { key });
    await write('priya', 'revealBankDetails', { supplier: made.id }, { key: 'shown' });
    const { rows: tables } = await database.execute<{ name: string }>(
      sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    const holding: string[] = [];
    for (const { name } of tables) {
      const { rows } = await database.execute(
        sql`SELECT FROM ${sql.identifier(name)} AS held WHERE held::text ~ '6193.?8274|71.?93.?56' LIMIT 1`,
      );
      if (rows.length > 0) holding.push(name);
    }
    expect(holding.sort()).toEqual(['supplier', 'supplier_bank_change']);

    const wrong = { supplier: made.id, bankSortCode: '7193561', bankAccountNumber: '619382741' };
    const { errors } = await write('priya', 'proposeSupplierBankChange', wrong);
    expect(JSON.stringify(errors)).toContain('Bank sort code must have 6 digits');
    expect(JSON.stringify(errors)).not.toMatch(/719356|6193827/);
  });

  test('PUR-01 an update takes no bank details', async () => {
    const [id = ''] = await addSuppliers(database, 1);
    for (const field of Object.entries(details)) {
      const input = { id: `suppliers/${id}`, ...Object.fromEntries([field]) };
      expect(await said(write('grace', 'updateSupplier', input))).toContain(`Field "${field[0]}" is not defined`);
    }
  });

  test('PUR-01 the database itself refuses an approval by the proposer and a second pending change', async () => {
    const [id = ''] = await addBankChanges(database, 1);
    const refusedBy = async (statement: ReturnType<typeof sql>) =>
      violatedConstraint(
        await database.execute(statement).then(
          () => undefined,
          (error: unknown) => error,
        ),
      );
    expect(
      await refusedBy(sql`UPDATE supplier_bank_change SET status = 'approved', verified = 'A call', approved_at = now(),
        approved_by = created_by WHERE id = ${id}`),
    ).toBe('supplier_bank_change_approver');
    expect(
      await refusedBy(sql`INSERT INTO supplier_bank_change (id, supplier_id, bank_sort_code, bank_account_number)
        VALUES (${newId()}, ${id}, ${details.bankSortCode}, ${details.bankAccountNumber})`),
    ).toBe('supplier_bank_change_pending');
  });

  test('PUR-01 of two proposals at once one is made, and the other is refused', async () => {
    for (const id of await addSuppliers(database, 4)) {
      const propose = (who: Who, to: TestServer) =>
        said(write(who, 'proposeSupplierBankChange', { supplier: `suppliers/${id}`, ...typed }, { to }));
      const answers = await Promise.all([propose('grace', server), propose('priya', second)]);
      expect(answers.sort()).toEqual([
        'New bank details wait for approval already. They must be approved, rejected or withdrawn first.',
        'done',
      ]);
    }
  });

  test('PUR-01 of an approval, another and a withdrawal at once one is made, and the supplier has what it says', async () => {
    for (const id of await addBankChanges(database, 6)) {
      const change = `supplier_bank_changes/${id}`;
      const answers = await Promise.all([
        said(approve('grace', change)),
        said(write('priya', 'withdrawSupplierBankChange', { id: change }, { to: second })),
        said(approve('marcus', change, second)),
      ]);
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
      const { rows } =
        await database.execute(sql`SELECT c.status, s.bank_account_number = c.bank_account_number AS has_new,
        s.version FROM supplier s JOIN supplier_bank_change c ON c.supplier_id = s.id WHERE s.id = ${id}`);
      const withdrawn = answers[1] === 'done';
      expect(rows).toEqual([
        { status: withdrawn ? 'canceled' : 'approved', has_new: !withdrawn, version: withdrawn ? 1 : 2 },
      ]);
    }
  });

  test('PUR-01 PUR-05 an approval while orders are raised and confirmed holds nobody up, and the orders no longer warn', async () => {
    const item = { description: 'Room hire', quantity: 1, unitPrice: 45_000, taxable: true };
    const selects = 'purchaseOrder { id }';
    for (const id of await addBankChanges(database, 4)) {
      const supplier = `suppliers/${id}`;
      const raise = (to: TestServer) =>
        write('priya', 'createPurchaseOrder', { supplier, items: [item] }, { to, selects });
      const { data } = await raise(server);
      const order = (data?.purchaseOrder as { id: string } | undefined)?.id;
      const answers = await Promise.all([
        said(approve('grace', `supplier_bank_changes/${id}`)),
        said(raise(second)),
        said(write('marcus', 'proposePurchaseOrder', { id: order }, { to: second })),
        said(raise(server)),
      ]);
      expect(answers).toEqual(['done', 'done', 'done', 'done']);
      const warned = await server.ask(
        tokens.priya,
        `query ($supplier: ID!) { purchaseOrders(first: 10, supplier: $supplier) { edges { node { supplier { pendingBankChange { id } } } } } }`,
        { supplier },
      );
      const raised = warned.data?.purchaseOrders as { edges: object[] };
      expect(raised.edges).toEqual(Array(3).fill({ node: { supplier: { pendingBankChange: null } } }));
    }
  });
});
