import { idOf } from '@console/testing';
import { grace } from './adminData.ts';

/** Priya Nair, an account manager. */
export function user(more: object = {}) {
  return {
    id: idOf('users', 3),
    avatarUrl: null,
    email: 'priya.nair@example.com',
    roles: ['ROLE_ACCOUNT_MANAGER'],
    isActive: true,
    version: 7,
    hasPassword: true,
    mustChangePassword: false,
    passwordChangedAt: '2026-10-12T09:00:00.000Z',
    signsInWith: ['password'],
    personKind: 'internal',
    contact: null,
    trainer: null,
    supplier: null,
    invitation: null,
    sessions: [],
    createdAt: '2024-09-16T05:54:00.000Z',
    createdBy: grace,
    updatedAt: '2026-02-03T14:08:00.000Z',
    updatedBy: null,
    person: {
      id: idOf('people', 3),
      fullName: 'Priya Nair',
      givenName: 'Priya',
      familyName: 'Nair',
      jobTitle: 'Account manager',
      email: 'priya.nair@example.com',
      mobile: '07700 900127',
      telephone: null,
    },
    ...more,
  };
}

const mozilla = 'Mozilla/5.0';

/** A session of a user, with Firefox on Windows. */
export function userSession(number: number, more: object = {}) {
  return {
    id: idOf('user_sessions', number),
    startedAt: '2026-11-16T08:01:00.000Z',
    seenAt: '2026-11-16T09:12:00.000Z',
    method: 'password',
    address: `192.0.2.${number}`,
    agent: `${mozilla} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`,
    isCurrent: false,
    ...more,
  };
}
