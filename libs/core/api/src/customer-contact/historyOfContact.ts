import { roleCodes } from '@console/core-contracts';
import { keepsHistory, kept } from '../history/History.ts';
import { Customer, CustomerContact } from '../nodes.ts';

const roles: Readonly<Record<string, string>> = roleCodes.labels;

keepsHistory(CustomerContact, {
  entity: 'contact',
  // Users and trainers are rows of the same table.
  only: ({ kind }) => kind === 'customer',
  fields: {
    givenName: kept.text('Given name'),
    familyName: kept.text('Family name'),
    email: kept.text('Email'),
    mobile: kept.text('Mobile'),
    telephone: kept.text('Telephone'),
    jobTitle: kept.text('Job title'),
    roles: {
      label: 'Roles',
      text: (codes) => (Array.isArray(codes) ? codes.map((code) => roles[code] ?? String(code)).join(', ') : null),
    },
    customerId: kept.record('Customer', () => Customer),
  },
});
