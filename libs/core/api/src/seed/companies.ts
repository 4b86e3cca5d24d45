import { random } from '@console/api-kit/seeding';
import type { OrganisationType } from '@console/core-contracts';
import { places } from './places.ts';

export interface Company {
  name: string;
  type: OrganisationType;
}

/** The demo's first customers, each name with its type of organisation. */
const KNOWN: [Company['type'], string][] = [
  [
    'charity',
    `Calder Valley Housing;St Aidan’s Hospice;Oakfield Academies Trust;Harrow Vale Leisure Trust;Pennine Care Homes;Tees Rivers Trust;
    Wharfedale Mind;Severn Youth Partnership;Lantern Arts Trust;Kirkstall Community Kitchen;Mendip Carers’ Network;Solway Lifeboats`,
  ],
  [
    'limited_company',
    `Ashworth Logistics Ltd;Kestrel Rail Services;Northumbria Utilities;Brackenfield Foods Ltd;Penrose Dental Group;Thornbury & Sons Ltd;
    Solent Marine Group;Westmoor Building Society;Hallamshire Joinery Ltd;Larkspur Lettings Ltd;Redcar Fabrications Ltd;
    Cotswold Creameries Ltd;Blackwater Software Ltd;Moorland Timber Ltd;Tyneside Lifts Ltd;Avonmouth Cold Storage Ltd;
    Rowan Tree Nurseries Ltd;Fenland Growers Ltd;Peak Outdoor Ltd;Silverdale Pharmacies Ltd;Trent Valley Coaches Ltd;
    Maple Lodge Care Ltd;Quayside Hotels Ltd;Bowland Packaging Ltd;Eastbrook Motors Ltd;Castle Street Dental Ltd`,
  ],
  [
    'public_company',
    `Hallam Engineering plc;Mercia Energy plc;Cavendish Retail plc;Forthbridge Insurance plc;Humber Chemicals plc;Stonebridge Homes plc`,
  ],
  [
    'limited_liability_partnership',
    `Larkfield Solicitors LLP;Pemberton Hale LLP;Crowther Architects LLP;Ibbotson Surveyors LLP`,
  ],
  [
    'other',
    `Dunmore Borough Council;Mersey Ports Authority;Leeds Eastgate College;Ryedale District Council;Airedale Ambulance Service;
    University of Holderness;Cleveland Fire Brigade;Calderdale Sixth Form;Isle of Axholme Drainage Board;North Fells National Park`,
  ],
  ['private', `Beaumont Estates;The Fairweather Family Office;Hawksworth Farms`],
  ['sole_trader', `Judith Lowe Bookkeeping;Gledhill Landscapes;Morag Baird Catering;D. Ackroyd Electrical`],
];

const FIRST: readonly Company[] = KNOWN.flatMap(([type, names]) =>
  names.split(';').map((name) => ({ type, name: name.trim() })),
);

const TRADES: [string, Company['type']][] = [
  ['Engineering Ltd', 'limited_company'],
  ['Logistics Ltd', 'limited_company'],
  ['Care Homes', 'charity'],
  ['Housing Association', 'charity'],
  ['Foods Ltd', 'limited_company'],
  ['Solicitors LLP', 'limited_liability_partnership'],
  ['Academies Trust', 'charity'],
  ['Water plc', 'public_company'],
  ['Dental Group', 'limited_company'],
  ['District Council', 'other'],
  ['Construction Ltd', 'limited_company'],
  ['Leisure Trust', 'charity'],
  ['Software Ltd', 'limited_company'],
  ['Building Society', 'other'],
  ['Pharmacies Ltd', 'limited_company'],
];

const STEMS =
  `Ash Birch Black Bracken Brook Calder Castle Clay Cross Dun East Elm Fair Fern Glen Gold Green Hall Hazel Heath Holm Kirk
Lake Lark Long Marsh Mill Moor North Oak Pen Raven Red Ridge Rose Row Sand Silver South Stone Thorn West White Whit Wood Wyn`.split(
    /\s+/,
  );
const ENDINGS =
  `acre bank beck bridge bury cliffe combe dale fell field ford gate ham hill hurst land leigh ley mere moor ridge side
stead thorpe ton vale wick wood worth`.split(/\s+/);

/**
 * Returns the customer with that number, from 0. The first have fixed names; the others are combined from places,
 * stems and trades.
 */
export function companyAt(index: number): Company {
  const known = FIRST[index];
  if (known) return known;
  const draw = random('company', index);
  const [trade, type] = draw.pick(TRADES);
  const made = draw.pick(STEMS) + draw.pick(ENDINGS);
  const first = draw.chance(0.3) ? `${draw.pick(places).city} ${made}` : made;
  return { name: `${first} ${trade}`, type };
}
