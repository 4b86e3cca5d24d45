import type { DomainCases } from '@console/api-kit/testing';
import { cancelJob } from './cancelJob.ts';
import { createNote } from './createNote.ts';
import { createCustomerContact, deleteCustomerContact, updateCustomerContact } from './customerContacts.ts';
import { createCustomer, updateCustomer } from './customers.ts';
import { freezeSelection } from './freezeSelection.ts';
import { indexes } from './indexes.ts';
import { inviteUser, inviteUserAgain } from './inviteUser.ts';
import { retryJob } from './retryJob.ts';
import { resetSecondFactor, secondFactorOfOneself } from './secondFactor.ts';
import { createSeller, moveLockDate, updateSeller } from './sellers.ts';
import { unbindProviderAccount } from './unbindProviderAccount.ts';
import { accountOfOneself, createUser, endSession, endSessions, updateUser, updateUserPassword } from './users.ts';

export const cases: DomainCases = {
  mutations: [
    cancelJob,
    createCustomer,
    createCustomerContact,
    createNote,
    createSeller,
    createUser,
    deleteCustomerContact,
    endSession,
    endSessions,
    freezeSelection,
    inviteUser,
    inviteUserAgain,
    moveLockDate,
    resetSecondFactor,
    retryJob,
    unbindProviderAccount,
    updateCustomer,
    updateCustomerContact,
    updateSeller,
    updateUser,
    updateUserPassword,
  ],
  own: [...accountOfOneself, ...secondFactorOfOneself],
  indexes,
};
