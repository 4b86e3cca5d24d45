import { bookingActions } from './bookingActions.ts';
import { invoiceActions } from './invoiceActions.ts';
import { moneyActions } from './moneyActions.ts';
import { moneyRefusals } from './moneyRefusals.ts';
import { purchasingActions } from './purchasingActions.ts';
import type { RandomAction } from './RandomAction.ts';
import { userActions } from './userActions.ts';

/** Every kind of write that people make at the same time. */
export const actions: readonly RandomAction[] = [
  ...bookingActions,
  ...[...invoiceActions, ...moneyActions].map((action) => ({ ...action, refusals: moneyRefusals })),
  ...purchasingActions,
  ...userActions,
];
