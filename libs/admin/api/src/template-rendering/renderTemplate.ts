import { type KeptValues, sampleOf, type Variables } from '@console/core-api';
import type { Liquid } from 'liquidjs';
import { LONGEST_DESIGN, readDesign, withValues } from './design.ts';
import { drawDesign } from './drawDesign.ts';
import { inlinedStyles, styleProblem } from './inlinedStyles.ts';
import { type JsonObject, withTexts } from './json.ts';
import { LONGEST_TEMPLATE, liquidOfHtml, liquidOfText } from './liquid.ts';
import { liquidProblem } from './liquidProblem.ts';
import { markupProblems } from './markupProblems.ts';
import { withPlainLinks } from './plainLinks.ts';
import { safeValues } from './safeValues.ts';
import { type Scope, scopeOf } from './scope.ts';
import type { PlacedProblem, TemplateProblem } from './TemplateProblem.ts';
import { partsOf, tagsAsTyped } from './textsOfDesign.ts';
import { unknownVariables } from './unknownVariables.ts';

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

const onText = (field: TemplateProblem['field'], problem: PlacedProblem): TemplateProblem => ({
  field,
  part: null,
  ...problem,
});

function textProblems(liquid: Liquid, text: string, variables: Variables): PlacedProblem[] {
  if (text.length > LONGEST_TEMPLATE) {
    const most = LONGEST_TEMPLATE.toLocaleString('en-GB');
    return [{ line: null, column: null, message: `The template has more than ${most} characters.` }];
  }
  try {
    return unknownVariables(liquid, liquid.parse(text), variables);
  } catch (error) {
    return [liquidProblem(error)];
  }
}

function made({ type, subject, body }: TemplateContent, scope: Scope): Rendering {
  try {
    const filled = filledIn(liquidOfText, subject, scope).trim();
    if (filled === '') return refused('subject', 'The subject is empty with these values.');
    if (filled.length > LONGEST_SUBJECT) {
      return refused('subject', `The subject has more than ${LONGEST_SUBJECT} characters with these values.`);
    }
    const html = type === 'html' ? pageOf(body, scope) : designOf(body, filled, scope);
    if (html.length > LONGEST_MAIL) return refused('body', 'The template makes more than a mail can hold.');
    const [problem] = markupProblems(html, 'mail');
    if (problem) return refused('body', `${problem.message} It is made by the values.`);
    return { mail: { subject: filled, html }, problems: [] };
  } catch (error) {
    const problem = error instanceof Refused ? error.problem : liquidProblem(error);
    return { mail: null, problems: [onText('body', problem)] };
  }
}

const refused = (field: TemplateProblem['field'], message: string): Rendering => ({
  mail: null,
  problems: [onText(field, { line: null, column: null, message })],
});

class Refused extends Error {
  readonly problem: PlacedProblem;

  constructor(problem: PlacedProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

function pageOf(body: string, scope: Scope): string {
  const html = filledIn(liquidOfHtml, body, scope);
  const problem = styleProblem(html) ?? markupProblems(html, 'mail')[0];
  if (problem) throw new Refused({ ...problem, line: null, column: null });
  return drawn(() => inlinedStyles(html));
}

function designOf(body: string, title: string, scope: Scope): string {
  const read = readDesign(body);
  if ('whyNot' in read) throw new Refused({ line: null, column: null, message: read.whyNot });
  const values = (given: JsonObject): JsonObject =>
    safeValues(withTexts(given, (text) => filledIn(liquidOfHtml, tagsAsTyped(text), scope)));
  const design = withValues(withPlainLinks(read.design), values);
  if (JSON.stringify(design).length > 2 * LONGEST_DESIGN) {
    throw new Refused({ line: null, column: null, message: 'The template makes more than a mail can hold.' });
  }
  return drawn(() => drawDesign(design, escapedTitle(title)));
}

const escapedTitle = (title: string): string => title.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The libraries expect pages and designs of people. Others make them fail somewhere. */
function drawn(draw: () => string): string {
  try {
    return draw();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Refused({
      line: null,
      column: null,
      message: 'This cannot be drawn as a mail. A value has an unexpected form.',
    });
  }
}

function filledIn(liquid: Liquid, text: string, scope: Scope): string {
  return text.includes('{') ? String(liquid.parseAndRenderSync(text, scope)) : text;
}
