import { type KeptValues, sampleOf, type Variables, variable } from '@console/core-api';
import { expect, test } from 'vitest';
import { checkTemplate, renderTemplate } from './renderTemplate.ts';
import { sentenceOf } from './TemplateProblem.ts';
import { designOf } from './testing/designOf.ts';

const variables = {
  reference: variable.text('The reference', 'BK-10482'),
  total: variable.money('The price with VAT', 129_900),
  startsAt: variable.moment('When it begins', '2026-11-16T09:30:00.000Z'),
  due: variable.day('When it is due', '2026-12-01'),
  customer: variable.group('The customer', { name: variable.text('Its name', 'Calder Valley Housing') }),
  items: variable.list('What is booked', {
    title: variable.text('The title', 'First Aid'),
    places: variable.number('Places', 4),
  }),
} satisfies Variables;

const html = (body: string, subject = 'Hello') => ({ type: 'html', subject, body }) as const;
const pageOf = (body: string, values: KeptValues = sampleOf(variables)) =>
  renderTemplate(html(body), variables, values).mail?.html ?? '';
const bodyOf = (body: string, values?: KeptValues) => /<body[^>]*>(.*)<\/body>/s.exec(pageOf(body, values))?.[1];
const sentences = (body: string, subject?: string) => checkTemplate(html(body, subject), variables).map(sentenceOf);

test('amounts and dates are printed as the console prints them, and other formats are filters', () => {
  expect(bodyOf('<p>{{ total }}, {{ startsAt }}, {{ due }}</p>')).toBe(
    '<p>£1,299.00, 16 Nov 2026 09:30, 1 Dec 2026</p>',
  );
  expect(
    bodyOf('<p>{{ startsAt | date }} {{ startsAt | time }}, {{ startsAt | long_date }}, {{ 500 | money }}</p>'),
  ).toBe('<p>16 Nov 2026 09:30, Monday 16 November 2026, £5.00</p>');
});

test('amounts and moments are compared by their values', () => {
  expect(bodyOf('<p>{% if total > 100000 %}dear{% endif %}{% if startsAt < due %}, soon{% endif %}</p>')).toBe(
    '<p>dear, soon</p>',
  );
});

test('a value that the record does not have prints nothing, also through a filter and below a group', () => {
  const none = { reference: null, total: null, startsAt: null, due: null, customer: null, items: null };
  expect(
    bodyOf(
      '<p>{{ total | money }}{{ startsAt | date }}{{ customer.name }}{% for item in items %}x{% endfor %}</p>',
      none,
    ),
  ).toBe('<p></p>');
});

test('a subject is one line of plain text', () => {
  const content = html('<p>x</p>', 'Booking {{ reference }} & {{ customer.name }}');
  const values = { ...sampleOf(variables), customer: { name: 'Smith\n& Sons' } };
  expect(renderTemplate(content, variables, values).mail?.subject).toBe('Booking BK-10482 & Smith & Sons');
});

test('an unknown variable is refused with its line, its column and the nearest name, also where nothing is printed now', () => {
  expect(sentences('<p>\n  {{ refrence }}</p>')).toEqual([
    'Line 2, column 6: “refrence” is no variable here. Did you mean “reference”?',
  ]);
  expect(sentences('{% if false %}{{ customer.nam }}{% endif %}')).toEqual([
    'Line 1, column 18: “customer.nam” is no variable here. Did you mean “customer.name”?',
  ]);
  expect(sentences('{% for item in items %}{% if false %}{{ item.titel }}{% endif %}{% endfor %}')).toEqual([
    'Line 1, column 41: “item.titel” is no variable here. Did you mean “item.title”?',
  ]);
  // Two letters in the wrong order are one mistake.
  expect(sentences('{{ customer.naem }} {{ totla }}')).toEqual([
    expect.stringMatching(/Did you mean “customer\.name”\?$/),
    expect.stringMatching(/Did you mean “total”\?$/),
  ]);
  expect(sentences('<p>x</p>', '{{ nothing_like_it }}')).toEqual([
    'Subject, line 1, column 4: “nothing_like_it” is no variable here.',
  ]);
});

test('names that a template makes itself are known', () => {
  expect(
    sentences(
      '{% assign first = items.first %}{% for item in items %}{{ forloop.index }} {{ item.title }} {{ first.title }}{% endfor %}{{ items.size }}',
    ),
  ).toEqual([]);
});

test.each([
  ['{% if total %}', 'Line 1, column 1: “if” has no end. Write {% endif %} after it.'],
  ['{{ total } {{ vat }}', 'Line 1, column 11: After the name of a variable comes }}, or | and a format.'],
  ['{{ total', 'Line 1, column 1: Two opening braces have no closing braces }} after them.'],
  [
    '{{ total | pounds }}',
    'Line 1, column 1: There is no filter “pounds”. The formats are money, date, long_date, time and date_time.',
  ],
  ['{% endif %}', 'Line 1, column 1: “endif” has no beginning before it.'],
  ['{% include "x" %}', 'Line 1, column 1: There is no tag “include”.'],
  ['<p>\n<script>x</script></p>', 'Line 2, column 1: A mail cannot have <script>. Remove it.'],
  ['<a href="example.com">x</a>', 'Line 1, column 1: “example.com” is no address on the web. Begin it with https://.'],
])('%j is refused with a plain sentence', (body, sentence) => {
  expect(sentences(body)).toEqual([sentence]);
});

test('styles are written into the elements, and media queries stay', () => {
  const mail = pageOf(
    '<style>body { margin: 0 } p { color: red } @media (max-width: 400px) { p { color: blue } }</style><p>x</p>',
  );
  expect(mail).toContain('<p style="color: red;">x</p>');
  expect(mail).toContain('<body style="margin: 0;">');
  expect(mail).toContain('@media (max-width: 400px)');
});

test('a design is drawn with its variables, and a problem names its block', () => {
  const button = {
    text: 'Pay {{ total }}',
    href: { name: 'web', values: { href: 'https://example.com/{{ reference }}' } },
  };
  const design = designOf([
    ['text', { text: '<p>Dear {{ customer.name }}</p>' }],
    ['button', button],
    ['from-the-future', { magic: true }],
  ]);
  const { mail } = renderTemplate({ type: 'unlayer', subject: 'Hello', body: design }, variables, sampleOf(variables));
  expect(mail?.html).toContain('Dear Calder Valley Housing');
  expect(mail?.html).toContain('href="https://example.com/BK-10482"');
  expect(mail?.html).toContain('Pay £1,299.00');
  const wrong = designOf([
    ['text', { text: 'x' }],
    ['button', { ...button, text: '{{ totel }}' }],
  ]);
  expect(checkTemplate({ type: 'unlayer', subject: 'Hello', body: wrong }, variables).map(sentenceOf)).toEqual([
    'Row 2, button 1, line 1, column 4: “totel” is no variable here. Did you mean “total”?',
  ]);
});

test('an editor of rich text may write signs of Liquid as entities', () => {
  const design = designOf([['text', { text: '<p>{% if total &gt; 1 %}dear{% endif %}{{ <b>reference</b> }}</p>' }]]);
  const { mail } = renderTemplate({ type: 'unlayer', subject: 'Hello', body: design }, variables, sampleOf(variables));
  expect(mail?.html).toContain('<p>dearBK-10482</p>');
});

const drawn = (blocks: Parameters<typeof designOf>[0], more?: Parameters<typeof designOf>[1]) =>
  renderTemplate({ type: 'unlayer', subject: 'Hello', body: designOf(blocks, more) }, variables, sampleOf(variables))
    .mail?.html ?? '';

test('a design on light paper has a dark look; one with own colours or foreign blocks is the same in the dark', () => {
  const plain = drawn([['text', { text: 'x' }]], { backgroundColor: '#f3f2f1' });
  expect(plain).toContain('<meta name="color-scheme" content="light dark">');
  expect(plain).toContain('@media (prefers-color-scheme: dark)');
  for (const same of [
    drawn([['text', { text: 'x' }]], { backgroundColor: '#0b5569' }),
    drawn([['text', { text: 'x' }]], { backgroundColor: 'rgb(0, 0, 0)' }),
    drawn([['text', { text: 'x' }]], { backgroundImage: { url: 'https://a.example/b.png' } }),
    drawn([['html', { html: '<p style="color: #000">x</p>' }]]),
  ]) {
    expect(same).toContain('<meta name="color-scheme" content="light">');
    expect(same).not.toContain('prefers-color-scheme');
  }
});

test('a picture from a file stands in the mail', () => {
  const url = 'data:image/png;base64,iVBORw0KGgo=';
  expect(drawn([['image', { src: { url, width: 552, height: 96 }, altText: 'A map' }]])).toMatch(
    /<img [^>]*src="data:image\/png;base64,iVBORw0KGgo=" alt="A map"/,
  );
});
