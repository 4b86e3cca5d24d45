export { Address } from './Address.ts';
export { type Account, findAccount, findViewer, signInEmail } from './accounts.ts';
export { Customer } from './Customer.ts';
export { CustomerContact } from './CustomerContact.ts';
export { migrations } from './migrations.ts';
export { Person } from './Person.ts';
export { countAttempt, forgetAttempt, type SignInOrigin } from './signInAttempts.ts';
export * as tables from './tables.ts';
export { User } from './User.ts';
