import './createCustomerContact.ts';
import './createNote.ts';
import './notesOfCustomer.ts';
import './updateCustomerContact.ts';

export { Address } from './Address.ts';
export { type Account, findAccount, findViewer, signInEmail } from './accounts.ts';
export { Customer } from './Customer.ts';
export { CustomerContact } from './CustomerContact.ts';
export { createAdministrator, type NewAdministrator } from './createAdministrator.ts';
export { PaymentMethod } from './enumerations.ts';
export { migrations } from './migrations.ts';
export { Note, takeNotes } from './Note.ts';
export { Person } from './Person.ts';
export * as seed from './seed/index.ts';
export { countAttempt, forgetAttempt, type SignInOrigin } from './signInAttempts.ts';
export * as tables from './tables.ts';
export { User, userRolesFilter } from './User.ts';
export { AddressInput, copyAddress, writeAddress } from './writeAddress.ts';
