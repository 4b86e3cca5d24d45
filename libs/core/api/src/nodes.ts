import { defineNode } from '@console/api-kit';
import { customer, history, note, person, seller, user, userSession } from './tables.ts';

export const Customer = defineNode('Customer', 'customers', customer);
export const Person = defineNode('Person', 'people', person);
export const CustomerContact = defineNode('CustomerContact', 'customer_contacts', person, {
  only: { kind: 'customer' },
});
export const HistoryEntry = defineNode('HistoryEntry', 'history_entries', history);
export { FrozenSelection, Job } from '@console/api-kit';
export const Note = defineNode('Note', 'notes', note);
export const Seller = defineNode('Seller', 'sellers', seller);
export const User = defineNode('User', 'users', user);
export const UserSession = defineNode('UserSession', 'user_sessions', userSession);
