import './Address.ts';
import './Person.ts';
import './User.ts';
import './CustomerContact.ts';
import './ContactUsed.ts';
import './Customer.ts';
import './createCustomer.ts';
import './createCustomerContact.ts';
import './createNote.ts';
import './deleteCustomerContact.ts';
import './historyOfCustomer.ts';
import './Job.ts';
import './notesOfCustomer.ts';
import './ReferenceSearch.ts';
import './refreshes.ts';
import './retryJob.ts';
import './cancelJob.ts';
import './updateCustomer.ts';
import './updateCustomerContact.ts';

export { Address } from './Address.ts';
export { type Account, findAccount, findUser, findViewer, signInEmail, type TokenSession } from './accounts.ts';
export { type ContactUses, contactsUsed, countedUses } from './contactsUsed.ts';
export { createAdministrator, type NewAdministrator } from './createAdministrator.ts';
export { customerNamed, followCustomerName } from './customerNamed.ts';
export { endSession } from './endSession.ts';
export { PaymentMethod } from './enumerations.ts';
export { type HistoryField, keepsHistory, kept } from './History.ts';
export { takeNotes } from './Note.ts';
export { Customer, CustomerContact, Job, Note, Person, User } from './nodes.ts';
export * as seed from './seed/index.ts';
export { type AcceptedAttempt, countAttempt, forgiveAttempt, type SignInOrigin } from './signInAttempts.ts';
export { rememberNetwork } from './signInNetworks.ts';
export * as tables from './tables.ts';
export { userRolesFilter } from './User.ts';
export {
  changeAddress,
  changeKeptAddress,
  copyAddress,
  copyAddresses,
  keptAddress,
  removeAddress,
  writeAddress,
} from './writeAddress.ts';
export { insertPeople, insertPerson, type NewPerson, type PersonValues, writePerson } from './writePerson.ts';

/** The folder of this domain's migrations. */
export const migrations = { domain: 'core', folder: new URL('../migrations/', import.meta.url) };
