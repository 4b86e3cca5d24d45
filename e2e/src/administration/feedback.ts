import { expect } from 'playwright/test';
import { checkScreen, dialog, enter, main } from '../day/Day.ts';
import { literal } from '../literal.ts';
import { pathOf } from '../pathOf.ts';
import { expectScreen, go, notice } from '../screens.ts';
import { type AdministrationDay, nameOf } from './AdministrationDay.ts';

const region = ({ actor }: AdministrationDay, name: string) => main(actor).getByRole('region', { name, exact: true });

const sentences = ['It changed how I lead.', 'We would like the same for our managers.'] as const;

/** Records what a delegate of a class has said, from the class (ADM-11). */
export async function recordFeedback(day: AdministrationDay): Promise<void> {
  const { actor, delegate } = day;
  const { page } = actor;
  await go(page, pathOf(delegate.trainingClass.id, '/training-class'));
  await expectScreen(page, delegate.trainingClass.title);
  const panel = region(day, 'Feedback');
  const record = panel.getByRole('button', {
    name: new RegExp(`^Record feedback of ${literal(delegate.name)}: Delegate, after the course$`),
  });
  const all = panel.getByRole('button', { name: /^Show all/ });
  await expect(record.or(all).first()).toBeVisible();
  // Each kind of person has its own list, and a long one is cut.
  while (!(await record.isVisible())) await actor.press(all.first());
  await actor.press(record);
  const form = dialog(actor);
  await expect(form).toContainText(delegate.name);
  const rated = form.getByRole('row').filter({ has: page.getByRole('radio') });
  await expect(rated.first()).toBeVisible();
  for (const row of await rated.all()) await actor.tick(row.getByRole('radio').first());
  await actor.type(form.getByRole('textbox', { name: /most useful/ }), sentences.join(' '));
  await actor.tick(form.getByRole('radio', { name: 'Yes', exact: true }));
  await checkScreen(day);
  await actor.press(form.getByRole('button', { name: 'Save feedback' }));
  await expect(notice(page, 'Feedback successfully saved')).toBeVisible();
  await actor.press(panel.getByRole('link', { name: delegate.name }));
  await expectScreen(page, delegate.name);
  await expect(region(day, 'Answers')).toContainText(sentences.join(' '));
  await checkScreen(day);
}

/** Says how it sounds (ADM-11). */
export async function setSentiment(day: AdministrationDay): Promise<void> {
  const { actor, delegate } = day;
  const sentiment = (word: string) =>
    main(actor).getByRole('button', { name: `Sentiment of ${delegate.name}: ${word}` });
  await actor.choose(sentiment('Undetermined'), 'Positive');
  await expect(sentiment('Positive')).toBeVisible();
  await expect(notice(actor.page, 'Feedback successfully saved').last()).toBeVisible();
}

/** Makes a quote of one sentence of an answer (ADM-12). */
export async function quoteAnswer(day: AdministrationDay): Promise<void> {
  const { actor } = day;
  await actor.press(main(actor).getByRole('button', { name: /^Quote: What was most useful/ }));
  await actor.tick(dialog(actor).getByRole('checkbox', { name: sentences[0] }));
  await checkScreen(day);
  await actor.press(dialog(actor).getByRole('button', { name: 'Save quote' }));
  await expect(region(day, 'Quotes')).toContainText(`“${sentences[0]}”`);
}

/** Records a possible sale of an answer. */
export async function signalSale(day: AdministrationDay): Promise<void> {
  const { actor, delegate } = day;
  await actor.press(main(actor).getByRole('button', { name: /^Record a sale signal: What was most useful/ }));
  const form = dialog(actor);
  await actor.type(form.getByRole('textbox', { name: /^Description/ }), 'Wants the course for all managers.');
  await actor.select(form.getByRole('combobox', { name: /^Intent/ }), 'Expansion opportunity');
  await actor.select(form.getByRole('combobox', { name: /^Priority/ }), 'High');
  await actor.type(form.getByRole('textbox', { name: /^Confidence/ }), '80');
  await checkScreen(day);
  await actor.press(form.getByRole('button', { name: 'Record sale signal' }));
  await actor.press(notice(actor.page, 'The sale signal is recorded.').getByRole('button', { name: 'Open it' }));
  await expectScreen(actor.page, `Expansion opportunity – ${delegate.name}`);
}

/** Assigns it to the new colleague, and begins the booking of the customer (ADM-04). */
export async function followSignal(day: AdministrationDay): Promise<void> {
  const { actor, delegate } = day;
  const { page } = actor;
  await actor.press(main(actor).getByRole('button', { name: 'Edit account manager' }));
  await actor.pick(main(actor).getByRole('combobox', { name: /^Assigned to/ }), nameOf(day), nameOf(day));
  await actor.press(main(actor).getByRole('button', { name: 'Save', exact: true }));
  await expect(region(day, 'Overview')).toContainText(`Assigned to${nameOf(day)}`);
  await checkScreen(day);
  await actor.press(main(actor).getByRole('link', { name: 'New booking' }));
  await expectScreen(page, 'New booking');
  await expect(page.getByRole('combobox', { name: /^Customer/ })).toHaveValue(
    new RegExp(literal(delegate.customer.name)),
  );
}

/** Finds the quote in its list (ADM-12). */
export async function seeQuote(day: AdministrationDay): Promise<void> {
  const { actor, delegate } = day;
  await enter(actor, 'Quotes');
  await expectScreen(actor.page, 'Quotes');
  const row = main(actor).getByRole('row').filter({ hasText: delegate.name });
  for (const words of [sentences[0], delegate.trainingClass.reference, 'Positive'])
    await expect(row).toContainText(words);
  await checkScreen(day);
}
