import './address/Address.ts';
import './person/Person.ts';
import './user/User.ts';
import './user/changeOwnPassword.ts';
import './user/createUser.ts';
import './user/endSessions.ts';
import './user/historyOfUser.ts';
import './user/personByEmail.ts';
import './user/updateUser.ts';
import './user/inviteUser.ts';
import './user/inviteUserAgain.ts';
import './user/unbindProviderAccount.ts';
import './user/updateUserPassword.ts';
import './user-session/UserSession.ts';
import './user-session/endSession.ts';
import './customer-contact/CustomerContact.ts';
import './customer-contact/ContactUsed.ts';
import './customer/Customer.ts';
import './customer/createCustomer.ts';
import './customer/mailAboutCustomer.ts';
import './customer-contact/createCustomerContact.ts';
import './note/createNote.ts';
import './customer-contact/deleteCustomerContact.ts';
import './customer/historyOfCustomer.ts';
import './customer-contact/historyOfContact.ts';
import './job/Job.ts';
import './customer/notesOfCustomer.ts';
import './reference-search/ReferenceSearch.ts';
import './refreshes.ts';
import './sortKeys.ts';
import './seller/Seller.ts';
import './seller/createSeller.ts';
import './seller/historyOfSeller.ts';
import './seller/moveLockDate.ts';
import './seller/updateSeller.ts';
import './user/signInEmails.ts';
import './user-token/secretMails.ts';
import './job/retryJob.ts';
import './job/cancelJob.ts';
import './job/outcomesFile.ts';
import './selection/FrozenSelection.ts';
import './selection/freezeSelection.ts';
import './customer/updateCustomer.ts';
import './customer-contact/updateCustomerContact.ts';
import './second-factor/SecondFactor.ts';
import './second-factor/startSecondFactor.ts';
import './second-factor/confirmSecondFactor.ts';
import './second-factor/newRecoveryCodes.ts';
import './second-factor/removeSecondFactor.ts';
import './second-factor/resetSecondFactor.ts';

export { Address } from './address/Address.ts';
export { hasAddress, hasAddressOfCustomer, isSameAddress } from './address/sameAddress.ts';
export {
  changeAddress,
  changeKeptAddress,
  copyAddress,
  copyAddresses,
  keptAddress,
  readAddress,
  removeAddress,
  writeAddress,
} from './address/writeAddress.ts';
export { authorOf, defineAuthors } from './author/authors.ts';
export { followCustomerName } from './customer/customerNamed.ts';
export { followCustomerAddress } from './customer/customerReaddressed.ts';
export { type CorrectedContact, contactCorrected } from './customer-contact/contactCorrected.ts';
export { type ContactUses, contactsUsed, countedUses } from './customer-contact/contactsUsed.ts';
export { PaymentMethod } from './enumerations.ts';
export { HAND_OVER_MS, type HandOver, makeHandOver, redeemHandOver } from './hand-over/handOvers.ts';
export { type HistoryField, keepsHistory, kept } from './history/History.ts';
export { type Impact, ImpactType, onlyRefusals, refusalOf } from './impact/Impact.ts';
export {
  declaredMailTargets,
  defineMailAddresses,
  defineMailAttachment,
  defineMailGroup,
  defineMailTarget,
  displayedTargets,
  type MailRecipient,
  type MailTarget,
  mailAddressesOf,
  mailAttachmentsOf,
  mailGroupOf,
  mailTargetOf,
  mailTargetsShownBy,
} from './mail/mailTargets.ts';
export { type MailAbout, mailSent, mailWanted, type WantedMail } from './mail/mailWanted.ts';
export { recipientsAs } from './mail/recipients.ts';
export { defineSecretMail, secretMailNamed } from './mail/secretMail.ts';
export {
  type KeptValue,
  type KeptValues,
  keptValues,
  sampleOf,
  type ValuesOf,
  type Variable,
  type VariableGroup,
  type VariableList,
  type VariableOf,
  type Variables,
  variable,
  whyNotValues,
} from './mail/variables.ts';
export { Customer, CustomerContact, Job, Person, Seller, User } from './nodes.ts';
export { addNote, takeNotes } from './note/Note.ts';
export { allowCommonPasswords, whyNotPassword } from './password/commonPasswords.ts';
export { insertPeople, insertPerson, type NewPerson, type PersonValues, writePerson } from './person/writePerson.ts';
export { findByName, findByReference, type NumberedRecords, openRecords } from './reference-search/findByReference.ts';
export { implementReferenceEntities } from './reference-search/ReferenceSearch.ts';
export { lacksSecondFactor } from './second-factor/requirement.ts';
export { findCode, hasSecondFactor, spendCode } from './second-factor/typedCode.ts';
export * as seed from './seed/index.ts';
export { keptSeller, loadSeller } from './seller/sellers.ts';
export { countLinkAsked, countLinkTried, isLinkSent } from './sign-in/linkLimits.ts';
export {
  type AcceptedAttempt,
  countAttempt,
  countNetworkAttempt,
  forgiveAttempt,
  returnAttempt,
  type SignInOrigin,
} from './sign-in/signInAttempts.ts';
export { networkOf, rememberNetwork } from './sign-in/signInNetworks.ts';
export * as tables from './tables.ts';
export { type Account, findAccount, findAccountOf, findUser } from './user/accounts.ts';
export { createAdministrator, type NewAdministrator } from './user/createAdministrator.ts';
export { accountOfIdentity, type ProviderIdentity, type ProviderRefusal } from './user/providerAccounts.ts';
export { administratorsOrOneself, userRolesFilter } from './user/User.ts';
export { findSession, type LiveSession, type TokenSession } from './user-session/findSession.ts';
export { limitOf } from './user-session/limitOf.ts';
export type { SecondFactorFor } from './user-session/mustHaveSecondFactor.ts';
export {
  endSession,
  type NewSession,
  type SessionTimes,
  startSession,
  touchSession,
} from './user-session/startSession.ts';
export { askForLink } from './user-token/askForLink.ts';
export { type KnownLink, newestLinks, type UselessLink, whyNotLink } from './user-token/links.ts';
export { openLink, setPasswordByLink } from './user-token/setPassword.ts';
export {
  declaredWorkflowTargets,
  defineWorkflowTarget,
  type WorkflowTarget,
  workflowTargetOf,
} from './workflow/workflowTargets.ts';

/** The folder of this domain's migrations. */
export const migrations = { domain: 'core', folder: new URL('../migrations/', import.meta.url) };
