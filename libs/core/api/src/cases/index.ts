import type { DomainCases } from '@console/api-kit/testing';
import { createNote } from './createNote.ts';
import { createCustomerContact, updateCustomerContact } from './customerContacts.ts';
import { lists } from './lists.ts';

export const cases: DomainCases = {
  mutations: [createCustomerContact, createNote, updateCustomerContact],
  lists,
};
