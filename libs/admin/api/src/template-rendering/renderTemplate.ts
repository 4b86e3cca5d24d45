import { type KeptValues, sampleOf, type Variables } from '@console/core-api';
import { LONGEST_DESIGN, readDesign, withValues } from './design.ts';
import { drawDesign } from './drawDesign.ts';
import { Filling } from './Filling.ts';
import { inlinedStyles, styleProblem } from './inlinedStyles.ts';
import { type JsonObject, withTexts } from './json.ts';
import { liquidOfHtml, liquidOfText } from './liquid.ts';
import { liquidProblem } from './liquidProblem.ts';
import { MOST_ELEMENTS, markupProblems, tooManyElements } from './markupProblems.ts';
import { withPlainLinks } from './plainLinks.ts';
import { safeValues } from './safeValues.ts';
import { type Scope, scopeOf } from './scope.ts';
import { Refused, type TemplateProblem } from './TemplateProblem.ts';
import { onText, textProblems, tooManyTags } from './textProblems.ts';
import { partsOf, tagsAsTyped } from './textsOfDesign.ts';

/** The content of a template: a page in HTML, or the design of the editor of blocks as JSON. */
export type TemplateContent = {
  readonly type: 'html' | 'unlayer';
  readonly subject: string;
  /** HTML with Liquid, or the text of the design. */
  readonly body: string;
};

/** A mail that is made of a template. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
}

export interface Rendering {
  /** Null when there is a problem. */
  readonly mail: RenderedMail | null;
  readonly problems: readonly TemplateProblem[];
}

const LONGEST_SUBJECT = 255;

const LONGEST_MAIL = 1_000_000;

/**
 * Makes a mail of a template and the values of a record. Preview, test mail and real mail all come from here. Whatever a template, a
 * design and values contain, the mail runs nothing, loads no script, and is made in bounded time.
 *
 * @param variables what the template may use.
 * @param values their values: of a record, or sample data.
 */
export function renderTemplate(content: TemplateContent, variables: Variables, values: KeptValues): Rendering {
  const problems = templateProblems(content, variables);
  return problems.length > 0 ? { mail: null, problems } : made(content, scopeOf(variables, values));
}

/** Returns why a template cannot be saved, also in parts that the sample data does not reach. */
export function checkTemplate(content: TemplateContent, variables: Variables): readonly TemplateProblem[] {
  return renderTemplate(content, variables, sampleOf(variables)).problems;
}

function templateProblems({ type, subject, body }: TemplateContent, variables: Variables): TemplateProblem[] {
  const ofSubject = textProblems(liquidOfText, subject, variables).map((problem) => onText('subject', problem));
  const tooMany = tooManyTags(body);
  if (tooMany) return [...ofSubject, onText('body', tooMany)];
  if (type === 'html') {
    const inBody = [...textProblems(liquidOfHtml, body, variables), ...markupProblems(body, 'template')];
    return [...ofSubject, ...inBody.map((problem) => onText('body', problem))];
  }
  const read = readDesign(body);
  if ('whyNot' in read) return [...ofSubject, onText('body', { line: null, column: null, message: read.whyNot })];
  const inBody = partsOf(withPlainLinks(read.design)).flatMap(({ part, text }) =>
    textProblems(liquidOfHtml, tagsAsTyped(text), variables).map((problem) => ({ ...onText('body', problem), part })),
  );
  return [...ofSubject, ...inBody];
}

function made({ type, subject, body }: TemplateContent, scope: Scope): Rendering {
  try {
    const filling = new Filling(scope);
    const filled = filling.text(liquidOfText, subject).trim();
    if (filled === '') return refused('subject', 'The subject is empty with these values.');
    if (filled.length > LONGEST_SUBJECT) {
      return refused('subject', `The subject has more than ${LONGEST_SUBJECT} characters with these values.`);
    }
    const html = type === 'html' ? pageOf(body, filling) : designOf(body, filled, filling);
    if (html.length > LONGEST_MAIL) return refused('body', 'The template makes more than a mail can hold.');
    const [problem] = markupProblems(html, 'mail');
    if (problem) return refused('body', `${problem.message} It is made by the values.`);
    return { mail: { subject: filled, html }, problems: [] };
  } catch (error) {
    if (error instanceof Refused) return refused('body', error.message);
    return { mail: null, problems: [onText('body', liquidProblem(error))] };
  }
}

const refused = (field: TemplateProblem['field'], message: string): Rendering => ({
  mail: null,
  problems: [onText(field, { line: null, column: null, message })],
});

function pageOf(body: string, filling: Filling): string {
  const html = filling.text(liquidOfHtml, body);
  const problem = styleProblem(html) ?? markupProblems(html, 'mail')[0];
  if (problem) throw new Refused(problem.message);
  return drawn(() => inlinedStyles(wholePage(html)));
}

/** A page around a body that was written without one, so that its styles reach the body. */
function wholePage(html: string): string {
  if (/<body\b/i.test(html)) return html;
  const styles: string[] = [];
  const body = html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, (style) => {
    styles.push(style);
    return '';
  });
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${styles.join('')}`;
  return `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body.trim()}</body></html>`;
}

function designOf(body: string, title: string, filling: Filling): string {
  const read = readDesign(body);
  if ('whyNot' in read) throw new Refused(read.whyNot);
  const filled = (given: JsonObject) => withTexts(given, (text) => filling.text(liquidOfHtml, tagsAsTyped(text)));
  const design = withValues(withPlainLinks(read.design), filled);
  const written = JSON.stringify(design);
  if (written.length > 2 * LONGEST_DESIGN) throw new Refused('The template makes more than a mail can hold.');
  if (written.split('<').length > 2 * MOST_ELEMENTS) throw new Refused(tooManyElements);
  return drawn(() => drawDesign(withValues(design, safeValues), escapedTitle(title)));
}

const escapedTitle = (title: string): string => title.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The libraries expect pages and designs of people. Others make them fail somewhere. */
function drawn(draw: () => string): string {
  try {
    return draw();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Refused('This cannot be drawn as a mail. A value has an unexpected form.');
  }
}
