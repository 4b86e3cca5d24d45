import { step } from '../day/Day.ts';
import type { AdministrationDay } from './AdministrationDay.ts';
import { followSignal, quoteAnswer, recordFeedback, seeQuote, setSentiment, signalSale } from './feedback.ts';
import { changePrompt, restorePrompt, writePrompt } from './prompts.ts';
import { beginWork, changeNewcomer, createNewcomer, deactivateNewcomer, resetPassword } from './users.ts';

/** A day of administration: from a new colleague, over what a delegate said of a class, to a colleague who has left. */
export async function administrationDay(day: AdministrationDay): Promise<void> {
  await step('creates a user', () => createNewcomer(day));
  await step('the newcomer signs in', () => beginWork(day));
  await step('corrects the newcomer', () => changeNewcomer(day));
  await step('records feedback from a class', () => recordFeedback(day));
  await step('sets its sentiment', () => setSentiment(day));
  await step('quotes an answer', () => quoteAnswer(day));
  await step('records a sale signal', () => signalSale(day));
  await step('follows it to a new booking', () => followSignal(day));
  await step('sees the quote in the list', () => seeQuote(day));
  await step('writes a prompt template', () => writePrompt(day));
  await step('changes it', () => changePrompt(day));
  await step('restores its first version', () => restorePrompt(day));
  await step('resets the password of the newcomer', () => resetPassword(day));
  await step('deactivates the newcomer', () => deactivateNewcomer(day));
}
