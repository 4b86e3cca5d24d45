import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO, type MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { pngOf } from '../seed/png.ts';

const address = { address1: '12 Albion Place', city: 'Leeds', postcode: 'LS1 6JS', country: 'GB' };

const changed = {
  name: 'Northgate Learning',
  email: 'hello@northgate.example',
  emailDomain: 'northgate.example',
  phoneNumber: '0113 496 0200',
  website: 'https://northgate.example',
  iconUrl: 'https://northgate.example/icon.png',
  logoUrl: 'https://northgate.example/logo.png',
};

async function addBrands(database: Database): Promise<string[]> {
  const ids = Array.from({ length: 4 }, () => newId());
  for (const id of ids) {
    await database.execute(sql`INSERT INTO brand (id, name, primary_color, secondary_color, created_at, updated_at)
      VALUES (${id}, 'Before', '#1f6feb', '#ffd166', ${LONG_AGO}, ${LONG_AGO})`);
  }
  return ids;
}

export const updateBrand: MutationCase = {
  name: 'updateBrand',
  does: 'changes',
  table: 'brand',
  record: 'brand',
  allowed: ['admin', 'manager'],
  candidates: addBrands,
  input: (ulid) => ({
    id: `brands/${ulid}`,
    ...changed,
    primaryColor: '#0B7A75',
    secondaryColor: null,
    address,
  }),
  invalid: [
    {
      input: { name: '', primaryColor: 'teal', secondaryColor: '#abc' },
      violations: [
        { path: 'name', message: 'Name is required' },
        { path: 'primaryColor', message: 'Primary colour must be written as #rrggbb' },
        { path: 'secondaryColor', message: 'Secondary colour must be written as #rrggbb' },
      ],
    },
    { input: { primaryColor: null }, violations: [{ path: 'primaryColor', message: 'Primary colour is required' }] },
    {
      input: { email: 'hello@northgate', emailDomain: 'north gate', website: 'northgate' },
      violations: [
        { path: 'email', message: 'Email must be valid' },
        { path: 'emailDomain', message: 'Email domain must be valid' },
        { path: 'website' },
      ],
    },
    {
      input: { phoneNumber: '0'.repeat(26), iconUrl: 'javascript:alert(1)' },
      violations: [
        { path: 'phoneNumber', message: 'Phone number field must have at most 25 characters' },
        { path: 'iconUrl' },
      ],
    },
    {
      input: { address: { ...address, city: '' } },
      violations: [{ path: 'address.city', message: 'City is required' }],
    },
  ],
  refused: [],
  shows: (viewer) => ({
    ...changed,
    primaryColor: '#0b7a75',
    secondaryColor: null,
    address: { ...address, address2: null },
    updatedBy: viewer,
    'history(first: 1)': {
      edges: [
        {
          node: {
            action: 'changed',
            user: viewer,
            changes: [
              { field: 'Name', from: 'Before', to: changed.name },
              { field: 'Email', from: null, to: changed.email },
              { field: 'Email domain', from: null, to: changed.emailDomain },
              { field: 'Phone number', from: null, to: changed.phoneNumber },
              { field: 'Website', from: null, to: changed.website },
              { field: 'Primary colour', from: '#1f6feb', to: '#0b7a75' },
              { field: 'Secondary colour', from: '#ffd166', to: null },
              { field: 'Icon address', from: null, to: changed.iconUrl },
              { field: 'Logo address', from: null, to: changed.logoUrl },
              { field: 'Address', from: null, to: '12 Albion Place, Leeds, LS1 6JS, GB' },
            ],
          },
        },
      ],
    },
  }),
  expectedChanges: ['updated brands/:id'],
};

const otherSeller = '01J9ZK0Q3M6V8T2B4C6D8E0F1S';

export const changeBrandSeller: MutationCase = {
  name: 'changeBrandSeller',
  does: 'changes',
  table: 'brand',
  record: 'brand',
  allowed: ['admin'],
  candidates: async (database) => {
    await database.execute(sql`INSERT INTO seller (id, legal_name) VALUES (${otherSeller}, 'Harbour Wellbeing Ltd')
      ON CONFLICT DO NOTHING`);
    return addBrands(database);
  },
  input: (ulid) => ({ id: `brands/${ulid}`, seller: `sellers/${otherSeller}` }),
  invalid: [
    { input: { seller: '' }, violations: [{ path: 'seller', message: 'Seller is required' }] },
    {
      input: { seller: 'sellers/01J9ZK0Q3M6V8T2B4C6D8E0F1T' },
      violations: [{ path: 'seller', message: 'This seller no longer exists.' }],
    },
  ],
  refused: [],
  shows: (viewer) => ({
    seller: { id: `sellers/${otherSeller}`, legalName: 'Harbour Wellbeing Ltd', isDefault: false },
    updatedBy: viewer,
    'history(first: 1)': {
      edges: [
        {
          node: {
            action: 'changed',
            user: viewer,
            changes: [{ field: 'Seller', from: 'Northgate Learning Group Ltd', to: 'Harbour Wellbeing Ltd' }],
          },
        },
      ],
    },
  }),
  expectedChanges: ['updated brands/:id'],
};

const white = (width: number, height: number) => pngOf(width, height, () => [255, 255, 255]);

const logo = white(640, 160);

export const setBrandLogo: MutationCase = {
  name: 'setBrandLogo',
  does: 'changes',
  table: 'brand',
  record: 'brand',
  allowed: ['admin', 'manager'],
  candidates: addBrands,
  input: (ulid) => ({ id: `brands/${ulid}`, logo: logo.toString('base64') }),
  invalid: [
    { input: { logo: '<svg/>' }, violations: [{ path: 'logo', message: 'The logo must be written in Base64.' }] },
    {
      input: { logo: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64') },
      violations: [{ path: 'logo', message: 'The logo must be a PNG or JPEG image.' }],
    },
    {
      input: { logo: 'A'.repeat(273_100) },
      violations: [{ path: 'logo', message: 'The logo must not be larger than 200 KB.' }],
    },
    {
      input: { logo: white(2_001, 8).toString('base64') },
      violations: [{ path: 'logo', message: 'The logo must be at most 2,000 pixels wide and high. It is 2,001 × 8.' }],
    },
    {
      input: { logo: logo.subarray(0, 60).toString('base64') },
      violations: [{ path: 'logo', message: 'The file of the logo is damaged.' }],
    },
  ],
  refused: [],
  shows: (viewer) => ({
    logo: { width: 640, height: 160, dataUri: `data:image/png;base64,${logo.toString('base64')}` },
    updatedBy: viewer,
    'history(first: 1)': {
      edges: [
        {
          node: {
            action: 'changed',
            user: viewer,
            changes: [{ field: 'Logo', from: null, to: 'PNG, 640 × 160 pixels' }],
          },
        },
      ],
    },
  }),
  expectedChanges: ['updated brands/:id'],
};
