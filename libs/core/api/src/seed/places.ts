import type { Random } from '@console/api-kit/seeding';
import type { address } from '../tables.ts';

/** A town with the postcode of its training centre. Other postcodes there start with the same area. */
export interface Place {
  city: string;
  region: string;
  postcode: string;
}

export const places: readonly Place[] = [
  ['Leeds', 'West Yorkshire', 'LS1 4DY'],
  ['Halifax', 'West Yorkshire', 'HX1 1UJ'],
  ['Bristol', 'Bristol', 'BS1 6QF'],
  ['York', 'North Yorkshire', 'YO24 1AB'],
  ['London', 'Greater London', 'EC2A 4NE'],
  ['Manchester', 'Greater Manchester', 'M1 4BT'],
  ['Birmingham', 'West Midlands', 'B2 4QA'],
  ['Sheffield', 'South Yorkshire', 'S1 2HH'],
  ['Newcastle upon Tyne', 'Tyne and Wear', 'NE1 5DF'],
  ['Nottingham', 'Nottinghamshire', 'NG1 5FW'],
  ['Liverpool', 'Merseyside', 'L2 2PP'],
  ['Cardiff', 'South Glamorgan', 'CF10 1EP'],
  ['Edinburgh', 'Midlothian', 'EH1 2NG'],
  ['Glasgow', 'Lanarkshire', 'G1 3SL'],
  ['Southampton', 'Hampshire', 'SO14 2AR'],
  ['Norwich', 'Norfolk', 'NR1 3JG'],
  ['Plymouth', 'Devon', 'PL1 1EA'],
  ['Exeter', 'Devon', 'EX1 1NT'],
  ['Harrogate', 'North Yorkshire', 'HG1 2SX'],
  ['Cambridge', 'Cambridgeshire', 'CB2 1TN'],
  ['Oxford', 'Oxfordshire', 'OX1 1HB'],
  ['Reading', 'Berkshire', 'RG1 2AG'],
  ['Leicester', 'Leicestershire', 'LE1 5YA'],
  ['Hull', 'East Riding of Yorkshire', 'HU1 2AA'],
  ['Derby', 'Derbyshire', 'DE1 2QY'],
  ['Bradford', 'West Yorkshire', 'BD1 1HX'],
  ['Coventry', 'West Midlands', 'CV1 2GN'],
  ['Brighton', 'East Sussex', 'BN1 1EE'],
].map(([city = '', region = '', postcode = '']) => ({ city, region, postcode }));

const STREETS =
  `Crossley Street,Station Road,Albion Street,Wellington Place,Queen Street,Park Row,Victoria Road,Commercial Street,
Church Lane,Canal Wharf,Mill Lane,High Street,Bridge Street,King’s Parade,Merchant Square,Castle Gate,Foundry Lane,Dock Road,
George Street,Northgate,Southgate,Market Place,Priory Way,Exchange Street`
    .split(',')
    .map((street) => street.trim());

const HOUSES = [
  'Shaw House',
  'Albion House',
  'Calder House',
  'The Exchange',
  'Foundry Court',
  'Minster House',
  'Park View',
];

const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';

export type AddressRow = typeof address.$inferInsert;

/**
 * Returns an address in a town: its training centre when `centre`, otherwise an office with a postcode in the same
 * area.
 */
export function addressIn(
  place: Place,
  draw: Random,
  options: { centre?: boolean; firstLines?: string[] } = {},
): AddressLines {
  const street = `${draw.between(1, 180)} ${draw.pick(STREETS)}`;
  const building = options.centre ? [`${place.city} Training Centre`] : draw.chance(0.35) ? [draw.pick(HOUSES)] : [];
  const [address1, address2, address3, address4] = [...(options.firstLines ?? []), ...building, street];
  return {
    address1: address1 ?? null,
    address2: address2 ?? null,
    address3: address3 ?? null,
    address4: address4 ?? null,
    city: place.city,
    region: place.region,
    postcode: options.centre ? place.postcode : nearbyPostcode(place.postcode, draw),
    country: 'GB',
  };
}

export type AddressLines = Required<
  Pick<AddressRow, 'address1' | 'address2' | 'address3' | 'address4' | 'city' | 'region' | 'postcode' | 'country'>
>;

function nearbyPostcode(postcode: string, draw: Random): string {
  const [area = ''] = postcode.split(' ');
  return `${area} ${draw.between(1, 9)}${LETTERS[draw.between(0, 19)]}${LETTERS[draw.between(0, 19)]}`;
}
