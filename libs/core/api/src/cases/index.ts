import type { DomainCases } from '@console/api-kit/testing';
import { cancelJob } from './cancelJob.ts';
import { createNote } from './createNote.ts';
import { createCustomerContact, updateCustomerContact } from './customerContacts.ts';
import { lists } from './lists.ts';
import { retryJob } from './retryJob.ts';

export const cases: DomainCases = {
  mutations: [cancelJob, createCustomerContact, createNote, retryJob, updateCustomerContact],
  lists,
};
