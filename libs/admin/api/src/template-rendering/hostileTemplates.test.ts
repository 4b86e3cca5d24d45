import { processorTime } from '@console/api-kit/testing';
import { type KeptValues, type Variables, variable } from '@console/core-api';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { renderTemplate } from './renderTemplate.ts';
import { sentenceOf } from './TemplateProblem.ts';
import { hostileTemplates } from './testing/hostileTemplates.ts';

const variables = {
  name: variable.text('A name', 'Ada'),
  link: variable.link('A page', 'https://example.com'),
  total: variable.money('A price', 129_900),
  items: variable.list('Rows', { title: variable.text('A title', 'First Aid') }),
} satisfies Variables;

const usual: KeptValues = { name: 'Ada', link: 'https://example.com', total: 129_900, items: [{ title: 'First Aid' }] };

/** The longest processor time, in milliseconds. Each takes less than two seconds. */
const MOST_MS = 10_000;

/** What runs, loads or sends something, whether or not this browser does it. */
const active = [
  ...['script', 'iframe', 'object', 'embed', 'form', 'base', 'link', 'svg', 'template', 'meta[http-equiv=refresh]'],
  ...['[srcdoc]', '[srcset]', '[formaction]', '[ping]'],
].join(', ');

/** Opens a mail in a browser that runs scripts, moves over everything, clicks everything, and counts what ran or could run. */
function countRuns(html: string): number {
  let runs = 0;
  const dom = new JSDOM(html, {
    runScripts: 'dangerously',
    url: 'https://mail.example/',
    beforeParse(window) {
      window.hacked = () => {
        runs += 1;
      };
    },
  });
  const { document, Event } = dom.window;
  runs += document.querySelectorAll(active).length;
  for (const element of document.querySelectorAll('*')) {
    runs += [...element.attributes].filter(({ name }) => /^on/i.test(name)).length;
    for (const event of ['load', 'error', 'mouseover', 'click', 'focus', 'toggle', 'animationstart']) {
      element.dispatchEvent(new Event(event, { cancelable: true }));
    }
    for (const name of ['href', 'src', 'background', 'action', 'data', 'xlink:href', 'style']) {
      if (/(javascript|vbscript):|data:text|expression\s*\(|@import/i.test(withoutSpaces(element.getAttribute(name))))
        runs += 1;
    }
  }
  dom.window.close();
  return runs;
}

/** Browsers ignore spaces and controls within the scheme of an address. */
const withoutSpaces = (value: string | null): string => (value ?? '').replace(/[\s\0-\x20]/g, '');

test('there are at least 100 hostile templates, designs and values', () => {
  expect(hostileTemplates.length).toBeGreaterThanOrEqual(100);
});

test.each(
  hostileTemplates.map((one, index) => [`${index} ${nameOf(one.content.subject, one.content.body)}`, one] as const),
)('%s runs nothing and ends in time', (_name, { content, values = usual }) => {
  const took = processorTime();
  const { mail, problems } = renderTemplate(content, variables, values);
  expect(took()).toBeLessThan(MOST_MS);
  if (mail) {
    expect(countRuns(mail.html)).toBe(0);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).not.toContain('root:');
    expect(mail.html).not.toMatch(/<[^>]*\sid="?evil/);
    expect(`${mail.subject}${mail.html}`).not.toContain('\0');
    expect(mail.html.isWellFormed()).toBe(true);
  } else {
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(50);
    for (const problem of problems) {
      expect(sentenceOf(problem)).toMatch(/^\S.{5,400}[.?]$/s);
      expect(sentenceOf(problem)).not.toMatch(/\p{Surrogate}|\0/u);
    }
  }
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

function nameOf(subject: string, body: string): string {
  return (subject === 'Hello' ? body : subject).replace(/\s+/g, ' ').slice(0, 90);
}
