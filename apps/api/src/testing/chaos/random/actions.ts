import { bookingActions } from './bookingActions.ts';
import type { RandomAction } from './RandomAction.ts';

/** Every kind of write that people make at the same time. */
export const actions: readonly RandomAction[] = [...bookingActions];
