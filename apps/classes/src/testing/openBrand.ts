import type { ConsoleHost } from '@console/platform';
import { audited, connection, idOf, type RootData, renderScreen } from '@console/testing';
import remote from '../remote.ts';
import routes from '../routes.ts';

/** The default seller, with all particulars and no closed month. */
export const northgateGroup = (differences: object = {}) => ({
  __typename: 'Seller',
  id: idOf('sellers', 1),
  version: 1,
  legalName: 'Northgate Learning Group Ltd',
  address: {
    address1: '14 Wellington Place',
    address2: null,
    address3: null,
    address4: null,
    city: 'Leeds',
    region: null,
    postcode: 'LS1 4AP',
    country: 'GB',
  },
  vatNumber: 'GB 287 4516 32',
  companyNumber: '09184627',
  bankName: 'Aire Valley Bank',
  bankSortCode: '401276',
  bankAccountNumber: '31826654',
  isDefault: true,
  lockedBefore: null,
  ...audited,
  ...differences,
});

/** A brand of the default seller, without address and logo. */
export const northgate = (differences: object = {}) => ({
  __typename: 'Brand',
  id: idOf('brands', 1),
  version: 1,
  name: 'Northgate Digital',
  email: 'hello@northgate.example',
  emailDomain: 'northgate.example',
  phoneNumber: '0113 496 0200',
  website: 'https://northgate.example',
  iconUrl: null,
  logoUrl: null,
  primaryColor: '#1f6feb',
  secondaryColor: null,
  address: null,
  seller: northgateGroup(),
  logo: null,
  ...audited,
  ...differences,
});

/**
 * Opens the page of a brand.
 *
 * @param now returns the brand as the API answers it now.
 * @param role the only role of the user.
 */
export async function openBrand(
  now: () => object | null,
  answers: RootData = {},
  role: 'ROLE_ADMIN' | 'ROLE_ACCOUNT_MANAGER' = 'ROLE_ADMIN',
) {
  const session = { userId: idOf('users', 9), roles: [role], fullName: 'Somebody', email: 'somebody@example.com' };
  const host: Partial<ConsoleHost> = { session };
  const opened = await renderScreen({
    remote,
    routes,
    at: `/brand/${idOf('', 1).slice(1)}`,
    data: { brand: () => now(), sellers: () => connection([northgateGroup()]), ...answers },
    host,
  });
  const sent = (operation = 'useUpdateBrandMutation') =>
    opened.requests
      .filter((request) => request.operation === operation)
      .map(({ variables }) => (variables as { input: object }).input);
  return { ...opened, sent };
}
