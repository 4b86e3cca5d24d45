import { expect, test } from 'vitest';
import { importedNames } from './importedNames.ts';
import { importsById } from './remoteReleasePlugin.ts';

test('finds the names that a source imports at run time, without types', () => {
  const source = `
import React, { useState } from 'react';
import type { Session } from '@console/platform';
import { type Role, useSession as session } from '@console/platform';
import * as icons from '@console/design-system/icons';
import './side-effect.ts';
export { iri } from '@console/platform/links';`;
  expect(importedNames(source)).toEqual([
    { from: 'react', names: ['default', 'useState'] },
    { from: '@console/platform', names: ['useSession'] },
    { from: '@console/design-system/icons', names: ['*'] },
    { from: '@console/platform/links', names: ['iri'] },
  ]);
});

test('finds what each route imports: its page, or the file of its own that names the page', () => {
  const routes = `export default defineRouteModules({
    'bookings.list': { query: pageQuery(A, ({ url }) => ({})), page: () => import('./booking-list/BookingListPage.tsx') },
    'bookings.detail': {
      page: () => import('./booking-detail/BookingDetailPage.tsx'),
    },
    'bookings.create': () => import('./create-booking/route.ts'),
    'bookings.customers': listRoute(customerList, { page: () => import('./customer-list/CustomerListPage.tsx') }),
  });`;
  expect([...importsById(routes)]).toEqual([
    ['bookings.list', './booking-list/BookingListPage.tsx'],
    ['bookings.detail', './booking-detail/BookingDetailPage.tsx'],
    ['bookings.create', './create-booking/route.ts'],
    ['bookings.customers', './customer-list/CustomerListPage.tsx'],
  ]);
});
