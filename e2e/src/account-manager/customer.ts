import { expect } from 'playwright/test';
import { checkScreen, dialog, enter, main } from '../day/Day.ts';
import { expectScreen } from '../screens.ts';
import { contact, type ManagerDay } from './ManagerDay.ts';

/** Creates a customer from the list, with its company, billing details and billing address (BKG-10). */
export async function createCustomer(day: ManagerDay): Promise<void> {
  const { actor, company } = day;
  const field = (name: RegExp) => dialog(actor).getByRole('textbox', { name });
  await enter(actor, 'Customers');
  await expectScreen(actor.page, 'Customers');
  await checkScreen(day);
  await actor.press(main(actor).getByRole('button', { name: 'New customer' }));
  await actor.type(field(/^Company name/), company);
  await actor.select(dialog(actor).getByRole('combobox', { name: /^Organisation type/ }), 'Charity');
  await actor.type(field(/^Registration number/), '04417726');
  await actor.type(field(/^Payment term days/), '14');
  await actor.select(dialog(actor).getByRole('combobox', { name: /^Preferred payment method/ }), 'Bank transfer');
  await actor.press(dialog(actor).getByRole('button', { name: 'Add a billing address' }));
  await actor.type(field(/^Address line 1/), '4 Sovereign Street');
  await actor.type(field(/^City/), 'Leeds');
  await checkScreen(day);
  await actor.press(dialog(actor).getByRole('button', { name: 'Create customer' }));
  await expectScreen(actor.page, company);
  for (const words of ['Charity', '04417726', '14 days', 'Bank transfer', '4 Sovereign Street'])
    await expect(main(actor)).toContainText(words);
}

/** Adds the person who books and pays. */
export async function createContact(day: ManagerDay): Promise<void> {
  const { actor } = day;
  const field = (name: RegExp) => dialog(actor).getByRole('textbox', { name });
  await actor.press(main(actor).getByRole('button', { name: 'Create contact' }));
  await actor.type(field(/^Given name/), contact.givenName);
  await actor.type(field(/^Family name/), contact.familyName);
  await actor.type(field(/^Email/), 'winifred@attwater.example');
  await checkScreen(day);
  await actor.press(dialog(actor).getByRole('button', { name: 'Create contact' }));
  await expect(dialog(actor)).toHaveCount(0);
  await expect(main(actor).getByRole('table', { name: 'Contacts' })).toContainText(contact.fullName);
  await checkScreen(day);
}
