const parts = ['address1', 'address2', 'address3', 'address4', 'city', 'region', 'postcode', 'country'] as const;
type Part = (typeof parts)[number];

/** An address as its fields hold it: text, empty where there is none. */
export function savedAddress(
  address: { readonly [Name in Part]?: string | null | undefined } | null,
): Record<Part, string> {
  const line = (part: Part) => address?.[part] ?? '';
  return {
    address1: line('address1'),
    address2: line('address2'),
    address3: line('address3'),
    address4: line('address4'),
    city: line('city'),
    region: line('region'),
    postcode: line('postcode'),
    country: line('country'),
  };
}
