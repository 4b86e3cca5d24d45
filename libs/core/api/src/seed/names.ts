import type { Random } from '@console/api-kit/seeding';

const GIVEN =
  `Amelia Idris Martin Megan Oliver Aoife Jack Zainab Stuart Chloe Ravi Bethan Fiona Tariq Lucy Hannah Samuel Rhys
Imogen Callum Niamh Priya Tom Grace Peter Joanne Olivia Harry Charlotte George Isla Arthur Emily Noah Freya Leo Florence
Oscar Alice Theo Sophia Ethan Daisy Dylan Evie Finley Rosie Owen Matilda Jude Phoebe Adam Harriet Kieran Sian Gareth Carys
Ewan Kirsty Hamish Eilidh Sean Roisin Conor Ciara Amir Ayesha Imran Fatima Arjun Anjali Vikram Meera Kwame Abena Chinedu
Ngozi Yusuf Leila Mateusz Agnieszka Piotr Zofia Luca Chiara Wei Mei Kenji Hana Andrew Susan David Karen Paul Julie Mark
Alison Simon Claire Neil Rachel Ian Helen Graham Lorraine Keith Denise Steven Tracey Philip Yvonne José Zoë René`.split(
    /\s+/,
  );

const FAMILY =
  `Hughes Khan Shackleton Llewellyn Bamford Brennan Thistlethwaite Mirza McAllister Whitaker Chaudhary Rees Drummond
Mahmood Ormerod Whitfield Adeyemi Morgan Barraclough Pryce Gallagher Nair Ellery Okafor Lindley Firth Ashworth Holroyd
Sutcliffe Greenwood Hartley Crossley Fielding Ainsworth Pickering Thornton Wainwright Armitage Bradshaw Clegg Dewhurst
Entwistle Fothergill Garside Haigh Illingworth Jagger Kershaw Lumb Murgatroyd Naylor Oldroyd Priestley Ramsden Sykes
Tattersall Uttley Varley Womersley Yates Campbell Stewart Fraser MacDonald Sinclair Buchanan Murray Kerr O’Brien Murphy
Kelly Byrne Doyle Walsh Evans Griffiths Jenkins Powell Vaughan Bowen Patel Shah Singh Kaur Begum Hussain Ahmed Rahman Chowdhury
Mensah Boateng Osei Eze Balogun Kowalski Nowak Wójcik Rossi Romano Chen Wong Tanaka Smith Jones Taylor Brown Wilson
Johnson Davies Robinson Wright Thompson Walker White Edwards Green Hall Wood Harris Clarke Jackson Turner Hill Cooper Ward
Moore Clark Lee King Baker Harrison Martin Allen Davis Scott Young Mitchell Anderson Phillips Bell Cox Richards Fox`.split(
    /\s+/,
  );

export interface PersonName {
  givenName: string;
  familyName: string;
}

export function personName(draw: Random): PersonName {
  return { givenName: draw.pick(GIVEN), familyName: draw.pick(FAMILY) };
}

/** The form of a name within an email address: lower case, without accents and marks. */
export function emailPart(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}

/**
 * Returns a telephone number that belongs to nobody: the British regulator Ofcom reserves this range for films and
 * plays.
 */
export function mobileNumber(draw: Random): string {
  return `07700 900${draw.digits(3)}`;
}

export function telephoneNumber(draw: Random): string {
  return `${draw.pick(['0113 496', '0114 496', '0117 496', '0121 496', '0131 496', '0161 496', '020 7946'])} 0${draw.digits(3)}`;
}

const JOB_TITLES = [
  'L&D manager',
  'Accounts payable',
  'Head of people',
  'HR business partner',
  'Office manager',
  'Training co-ordinator',
  'Operations manager',
  'Health and safety officer',
  'Finance manager',
  'Team leader',
  'Service manager',
  'Project manager',
  'Data analyst',
  'Senior administrator',
  'Site supervisor',
  'Care co-ordinator',
];

export function jobTitle(draw: Random): string {
  return draw.pick(JOB_TITLES);
}
