import { countryName } from './countries.ts';

type Text = string | null | undefined;

/** The eight fields of an address (O§3). The country is an ISO 3166 two-letter code. */
export interface AddressFields {
  readonly address1?: Text;
  readonly address2?: Text;
  readonly address3?: Text;
  readonly address4?: Text;
  readonly city?: Text;
  readonly region?: Text;
  readonly postcode?: Text;
  readonly country?: Text;
}

/**
 * Returns the non-empty fields of an address, a line each. The country has its English name. A text that two fields
 * repeat is kept once, such as a city with the name of its region.
 */
export function addressLines(address: AddressFields): string[] {
  const lines = [
    address.address1,
    address.address2,
    address.address3,
    address.address4,
    address.city,
    address.region,
    address.postcode,
    address.country && countryName(address.country),
  ];
  const filled = lines.map((line) => line?.trim() ?? '').filter((line) => line !== '');
  return [...new Set(filled)];
}
