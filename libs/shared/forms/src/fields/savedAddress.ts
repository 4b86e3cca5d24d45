import type { AddressForm } from '@console/rules';

/** What the fields of an address begin with: what is saved of it. */
export function savedAddress(
  saved: { readonly [Field in keyof AddressForm]?: string | null | undefined } | null | undefined,
): AddressForm {
  const { address1, address2, address3, address4, city, region, postcode, country } = saved ?? {};
  return {
    address1: address1 ?? '',
    address2: address2 ?? '',
    address3: address3 ?? '',
    address4: address4 ?? '',
    city: city ?? '',
    region: region ?? '',
    postcode: postcode ?? '',
    country: country ?? '',
  };
}
