import { expect, test } from 'vitest';
import { bareId, defineLinks, iri } from './links.ts';

const links = defineLinks({ list: '/booking', detail: '/booking/:id', item: '/booking/:id/item/:item' });

test('a domain’s paths are functions of their parameters', () => {
  expect(links.list()).toBe('/booking');
  expect(links.detail('bookings/01J')).toBe('/booking/01J');
  expect(links.detail('/bookings/01J')).toBe('/booking/01J');
  expect(links.item('01J', 'booking_items/9')).toBe('/booking/01J/item/9');
});

test('a parameter cannot leave its place in the path', () => {
  expect(links.detail('a?b#c')).toBe('/booking/a%3Fb%23c');
});

test('ids convert between the API’s form and the path’s form', () => {
  expect(bareId('training_classes/01J')).toBe('01J');
  expect(iri('training_classes', '01J')).toBe('training_classes/01J');
});
