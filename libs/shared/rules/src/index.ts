export { across, acrossItems } from './across.ts';
export { type AddressValues, address, addressFields } from './address.ts';
export { type Changing, changesNothing, changing } from './changing.ts';
export { country, flag, type OptionalChoice, oneOf, type RequiredChoice, reference, someOf } from './choice.ts';
export { contactFields } from './contact.ts';
export { type DateRule, date, type OptionalDate, type RequiredDate } from './date.ts';
export { defineEnumeration, type Enumeration, type ValueOf } from './enumeration.ts';
export {
  describeField,
  type FieldKind,
  type FieldRule,
  fieldAt,
  fieldRuleOf,
  hasRequired,
  itemOf,
  judgedBy,
  ruleOf,
  shapeOf,
} from './fieldRule.ts';
export { fieldGroup, group, inputTypeOf, list, type OptionalGroup } from './group.ts';
export { inOrder } from './inOrder.ts';
export { labelsOf } from './labelsOf.ts';
export { type FieldMessage, messages, requiredIn } from './messages.ts';
export { defineMoves, type Move, type Moves, movesFrom, whyNotMove } from './moves.ts';
export {
  integer,
  money,
  type NumberInput,
  type NumberRule,
  type OptionalNumber,
  percentage,
  type RequiredNumber,
} from './number.ts';
export { moveInput, reasonForm, reasonGiven } from './reason.ts';
export { recordSeen } from './recordSeen.ts';
export { MOST_FROZEN, MOST_IDS, type References, recordsChosen, references, whyTooManyFrozen } from './records.ts';
export { hasWords, isRichText, richText, richTextAllows } from './richText.ts';
export { type Drawing, defineStatuses, type Statuses, type StatusLook, type Tone } from './statuses.ts';
export {
  duration,
  email,
  type OptionalText,
  phone,
  type RequiredText,
  type TextRule,
  text,
  texts,
  url,
} from './text.ts';
export { time } from './time.ts';
