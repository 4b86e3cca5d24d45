import { administrators } from '@console/api-kit';
import { userLabels as labels, roleCodes } from '@console/core-contracts';
import { keepsHistory, kept } from '../history/History.ts';
import { User } from '../nodes.ts';

const roles: Readonly<Record<string, string>> = roleCodes.labels;

// Only that a password changed is kept, and when.
keepsHistory(User, {
  entity: 'user',
  rule: administrators,
  fields: {
    roles: {
      label: labels.roles,
      text: (codes) => (Array.isArray(codes) ? codes.map((code) => roles[code] ?? String(code)).join(', ') : null),
    },
    isActive: kept.flag(labels.isActive),
    passwordChangedAt: kept.moment('Password changed'),
    oidcSubject: kept.secret('Third party', () => 'Signs in through it'),
  },
  parts: {
    givenName: kept.lines(labels.givenName),
    familyName: kept.lines(labels.familyName),
    email: kept.lines(labels.email),
    mobile: kept.lines(labels.mobile),
    telephone: kept.lines(labels.telephone),
    jobTitle: kept.lines(labels.jobTitle),
    secondFactor: kept.lines('Second factor'),
    recoveryCodes: kept.lines('Recovery codes'),
    invitation: kept.lines('Invitation'),
  },
});
