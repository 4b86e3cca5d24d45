import { seed } from '@console/core-api';

/** The demo accounts and their emails. */
export const { demoAccounts } = seed;
