import { days, insertRows, random, type SeedContext } from '@console/api-kit/seeding';
import { eq } from 'drizzle-orm';
import { address, seller } from '../tables.ts';

/** Fills the default seller, which the migrations made, with the particulars of a UK company. */
export async function seedSellers({ tx, since }: SeedContext): Promise<void> {
  const createdAt = days.addDays(since, -720);
  const stamps = { createdAt, updatedAt: createdAt };
  const addressId = random('seller').id(createdAt);
  await insertRows(tx, address, [
    {
      id: addressId,
      address1: 'Northgate House',
      address2: '14 Wellington Place',
      city: 'Leeds',
      region: 'West Yorkshire',
      postcode: 'LS1 4AP',
      country: 'GB',
      ...stamps,
    },
  ]);
  await tx
    .update(seller)
    .set({
      legalName: 'Northgate Learning Group Ltd',
      addressId,
      vatNumber: 'GB 287 4516 32',
      companyNumber: '09184627',
      bankName: 'Aire Valley Bank',
      bankSortCode: '401276',
      bankAccountNumber: '31826654',
      ...stamps,
    })
    .where(eq(seller.isDefault, true));
}
