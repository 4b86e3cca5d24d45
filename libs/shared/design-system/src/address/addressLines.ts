import { countryName } from '@console/format';

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
 * Returns the non-empty lines of an address. City and postcode share a line, the country has its English name, and a
 * line that occurs twice is kept once.
 */
export function addressLines(address: AddressFields): string[] {
  const town = [address.city, address.postcode]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
  const lines = [
    address.address1,
    address.address2,
    address.address3,
    address.address4,
    town,
    address.region,
    address.country && countryName(address.country),
  ];
  const filled = lines.map((line) => line?.trim() ?? '').filter((line) => line !== '');
  return [...new Set(filled)];
}
