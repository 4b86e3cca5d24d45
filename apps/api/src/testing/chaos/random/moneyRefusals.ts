const invoice = /INV-\d+/.source;
const sum = /£[\d,]+\.\d\d/.source;
const day = /\d{1,2} [A-Z][a-z]{2} \d{4}/.source;
const state = '(draft|confirmed|part paid|paid|overpaid|void|converted)';

/** The sentences with which writes of money are refused because of what others do at the same time. Any other one is a mistake. */
export const moneyRefusals: readonly RegExp[] = [
  `Nothing dated before ${day} can be issued, credited, voided or paid\\.`,
  `Nothing is owed on ${invoice}\\.`,
  `Only ${sum} is owed on ${invoice}\\.`,
  `${invoice} is (void|converted), so nothing is owed on it\\.`,
  `The invoices get ${sum}, which is ${sum} more than there is\\.`,
  `Nothing is left of ${invoice}\\.`,
  `Only ${sum} is left of ${invoice}\\.`,
  `${invoice} is not issued or void, so it has no credit\\.`,
  `${invoice} is ${state}\\. Only an issued invoice is credited\\.`,
  `Only ${sum} of this line is left\\.`,
  `Only ${sum} of it was paid before, so ${sum} less can be paid back or settled outside\\.`,
  'This (payment|receipt) was taken back already\\.',
  'Somebody else allocated this receipt at the same time\\. Look at it again\\.',
  'This credit note has paid another invoice meanwhile\\. Look at it again\\.',
  `This invoice is ${state}( already)?\\.( Only one that is .* can become ${state}\\.)?`,
  'Before it is issued this invoice needs a billing address\\.',
  'Something was paid on this invoice\\. Take that back before it becomes void, or credit it\\.',
  'Money was paid back on this credit note\\. Take that back before the credit note becomes void\\.',
  `${invoice} credits this invoice\\. Void it first\\.`,
  `${invoice} bills what this pro forma asks for\\. Void the pro forma instead\\.`,
  `${invoice} bills already what this invoice was for\\.`,
  'What this invoice was for is canceled\\.',
  'What this invoice was for is on hold\\. It is drafted again when its booking is resumed\\.',
  'What this invoice was for has changed meanwhile\\. Look at it again\\.',
  `The (PO number|billing address|lines) of an invoice that is ${state} can no longer be changed\\.`,
  `The billing address of an invoice dated before ${day} stays, because that month is closed\\.`,
  'Only a draft follows its booking\\.',
  'This draft follows its booking already\\.',
  'No item of its booking is left for this draft\\. Void the draft instead\\.',
  'This is the lock date already\\.',
  'You are not allowed to make this change\\.',
].map((sentence) => new RegExp(`^${sentence}$`));
