export { accountNumberRule } from './accountNumber.ts';
export { administratorFields } from './administratorFields.ts';
export { cancelJobInput, whyNotCancel } from './cancelJob.ts';
export { type ContactType, contactTypes } from './contactType.ts';
export {
  type ContactUse,
  type ContactUsed,
  contactUses,
  whyNotDeleteContact,
  whyNotMoveContact,
} from './contactUse.ts';
export { createNoteInput, displayedNotesLimit, type NoteParent, noteParents } from './createNote.ts';
export {
  createCustomerContactInput,
  deleteCustomerContactInput,
  updateCustomerContactInput,
} from './customerContactInputs.ts';
export {
  createCustomerInput,
  customerAddressInput,
  customerBilling,
  customerBillingInput,
  customerCompany,
  customerCompanyInput,
  customerLabels,
  readdressedCustomerInput,
  renamedCustomerInput,
  type StoredAddress,
  updateCustomerInput,
  usualPaymentTermDays,
} from './customerInputs.ts';
export { freezeSelectionInput, jobToDownload } from './freezeSelection.ts';
export { coreLinks } from './links.ts';
export { type MailTargetResource, mailTargetResources, sendEmailAnchor } from './mailTarget.ts';
export { type OrganisationType, organisationTypes } from './organisationType.ts';
export { type PaymentMethod, paymentMethods } from './paymentMethod.ts';
export { comingToAtMost, pricedLineFields } from './pricedLines.ts';
export { descriptorNotFound, isReference, plainReference } from './references.ts';
export { retryJobInput, whyNotRetry } from './retryJob.ts';
export { customerContactRoles, opensConsole, opensTheSame, type RoleCode, roleCodes } from './roles.ts';
export {
  type ContactIdentity,
  hasSameEmail,
  isSameContact,
  type OtherContact,
  whySameContact,
} from './sameContact.ts';
export { seatRoleLabels } from './seatRoleLabels.ts';
export {
  CODE_REFUSED,
  confirmSecondFactorInput,
  newRecoveryCodesInput,
  ownPasswordForm,
  removeSecondFactorInput,
  resetSecondFactorInput,
  startSecondFactorInput,
} from './secondFactor.ts';
export {
  formatSortCode,
  nameOfSeller,
  type SellerParticulars,
  whatLockDateForbids,
  whatSellerLacks,
  whyNotDated,
  whyNotMoveLockDate,
} from './seller.ts';
export { createSellerInput, moveLockDateInput, sellerLabels, updateSellerInput } from './sellerInputs.ts';
export { LEAST_PASSWORD, MOST_PASSWORD } from './setPassword.ts';
export { type ContactSlotProps, type CustomerSlotProps, contactDetailPanel, customerDetailPanel } from './slots.ts';
export { defaultTaxRatePercent, taxOf, taxRateOf } from './tax.ts';
export {
  changeOwnPasswordInput,
  createUserInput,
  endSessionInput,
  endSessionsInput,
  inviteUserAgainInput,
  inviteUserInput,
  unbindProviderAccountInput,
  updateUserInput,
  updateUserPasswordInput,
  userLabels,
} from './userInputs.ts';
export {
  whyNotChangePerson,
  whyNotInvite,
  whyNotInviteAgain,
  whyNotSamePassword,
  whyNotTakeAccess,
} from './userRules.ts';
export { type SessionLimit, type SignInMethod, sessionLimits, signInMethods } from './userSession.ts';
export {
  type WorkflowFieldKind,
  type WorkflowTargetResource,
  workflowFieldKinds,
  workflowTargetResources,
} from './workflowTarget.ts';
