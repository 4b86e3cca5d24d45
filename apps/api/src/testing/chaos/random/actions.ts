import { bookingActions } from './bookingActions.ts';
import { moneyActions } from './moneyActions.ts';
import { purchasingActions } from './purchasingActions.ts';
import type { RandomAction } from './RandomAction.ts';

/** Every kind of write that people make at the same time. */
export const actions: readonly RandomAction[] = [...bookingActions, ...moneyActions, ...purchasingActions];
