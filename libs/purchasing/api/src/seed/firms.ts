import { days, insertRows, random, type SeedContext } from '@console/api-kit/seeding';
import { seed as core, tables as coreTables } from '@console/core-api';
import { supplier } from '../tables.ts';

/** Firms that sell something for classes, each with its offer and the range of its prices in pence. */
const FIRMS = [
  ['Ridings Conference Venues Ltd', 'Room hire', 18_000, 42_000],
  ['Albion Suites', 'Room hire', 22_000, 55_000],
  ['Fieldgate Catering', 'Working lunch for delegates', 1_150, 1_650],
  ['Northlight Print & Design', 'Course workbooks, printed and bound', 650, 1_250],
  ['Halden Certification Body', 'Examination and certificate', 4_500, 9_500],
  ['Brightline Interpreting', 'BSL interpreter, full day', 28_000, 39_000],
  ['Cavendish AV Hire', 'Projector and hearing loop', 6_500, 12_000],
  ['Åkerlund Simulation AB', 'Resuscitation manikins', 9_000, 15_000],
] as const;

/** The firms whose new bank details wait for approval. The second has none so far. */
const BANK_CHANGES: readonly string[] = ['Fieldgate Catering', 'Åkerlund Simulation AB'];

/** A supplier who is not a trainer, with an offer. */
export interface SeededFirm {
  id: string;
  /** The description of an order to this supplier. */
  offer: string;
  /** In pence. */
  price: { from: number; to: number };
  /** Whether the price is for each delegate, and not for each day. */
  perDelegate: boolean;
  /** Whether new bank details wait for approval. */
  bankChangeWaits: boolean;
}

/** Creates venues, caterers, printers and similar firms, each with a contact person. */
export async function seedFirms(context: SeedContext, firstNumber: number): Promise<SeededFirm[]> {
  const plans = FIRMS.map((firm, index) => planFirm(context, firm, index, firstNumber + index));
  await insertRows(
    context.tx,
    coreTables.address,
    plans.map((plan) => plan.address),
  );
  await insertRows(
    context.tx,
    coreTables.person,
    plans.map((plan) => plan.person),
  );
  await insertRows(
    context.tx,
    supplier,
    plans.map((plan) => plan.supplier),
  );
  return plans.map(({ seeded }) => seeded);
}

function planFirm(
  context: SeedContext,
  [name, offer, from, to]: (typeof FIRMS)[number],
  index: number,
  number: number,
) {
  const draw = random('firm', index);
  const createdAt = days.addDays(context.since, -draw.between(20, 500));
  const stamps = { createdAt, updatedAt: createdAt };
  const { givenName, familyName } = core.personName(draw);
  const domain = `${core.emailPart(name.split(' ')[0] ?? '')}.example`;
  const address = { id: draw.id(createdAt), ...core.addressIn(draw.pick(core.places), draw), ...stamps };
  const person = {
    id: draw.id(createdAt),
    kind: 'supplier' as const,
    givenName,
    familyName,
    email: `${core.emailPart(givenName)}@${domain}`,
    mobile: core.mobileNumber(draw),
    jobTitle: draw.pick(['Account executive', 'Office manager', 'Owner', 'Bookings desk']),
    roles: ['ROLE_SUPPLIER' as const],
    ...stamps,
  };
  const id = draw.id(createdAt);
  const bankDetails = { bankSortCode: `00-${draw.digits(2)}-${draw.digits(2)}`, bankAccountNumber: draw.digits(8) };
  return {
    address,
    person,
    supplier: {
      id,
      number,
      name,
      primaryContactId: person.id,
      ...(name !== BANK_CHANGES[1] && bankDetails),
      vatRegistered: true,
      vatNumber: `GB ${draw.digits(3)} ${draw.digits(4)} ${draw.digits(2)}`,
      remittanceEmail: `accounts@${domain}`,
      purchasesEmail: `orders@${domain}`,
      purchasesAddressId: address.id,
      ...stamps,
    },
    seeded: {
      id,
      offer,
      price: { from, to },
      perDelegate: /delegates|workbooks|certificate/.test(offer),
      bankChangeWaits: BANK_CHANGES.includes(name),
    },
  };
}
