import { countryName } from '@console/format';

type Text = string | null | undefined;

/** The eight fields of an address (O§3); the country is an ISO 3166 two-letter code. */
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

/** The lines of an address that hold something, city and postcode together, the country by its English name. */
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
