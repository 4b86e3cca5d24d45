import { describe, expect, test } from 'vitest';
import { checkPrompt, renderPrompt } from './renderPrompt.ts';
import { sentenceOf } from './TemplateProblem.ts';

const filled = (body: string, samples: Record<string, string> = {}) =>
  renderPrompt(body, new Map(Object.entries(samples)));
const sentences = (body: string) => checkPrompt(body).problems.map(sentenceOf);

describe('a prompt', () => {
  test('is filled in as plain text: lines stay, and nothing is escaped', () => {
    const { text, variables } = filled('Dear {{ customer.name }},\n\n{{ note }}', {
      'customer.name': 'Ada & Söhne <GmbH>',
      note: 'One\nTwo',
    });
    expect(text).toBe('Dear Ada & Söhne <GmbH>,\n\nOne\nTwo');
    expect(variables).toEqual(['customer.name', 'note']);
  });

  test('has the variables that it uses, once each, also in branches and loops, without those that it makes', () => {
    const body = `{% assign short = title | truncate: 20 %}{{ short }} {{ title }}
{% if urgent %}{{ deadline }}{% endif %}{% assign rows = lines | split: ";" %}{% for row in rows %}{{ row }}{{ forloop.index }}{% endfor %}
{{ note.size }}`;
    expect(checkPrompt(body)).toEqual({
      variables: ['title', 'urgent', 'deadline', 'lines', 'note'],
      problems: [],
    });
  });

  test('prints nothing for a variable without a sample, and takes the other branch', () => {
    expect(filled('{% if po %}PO {{ po }}{% else %}No PO{% endif %}. {{ note }}').text).toBe('No PO. ');
  });

  test('is refused with a sentence and its place', () => {
    expect(sentences('{{ name }')).toEqual([
      'Line 1, column 1: Two opening braces have no closing braces }} after them.',
    ]);
    expect(sentences('One\n{{ rows[0] }}')).toEqual([
      'Line 2, column 4: The name of a variable is written in letters: {{ customer.name }}.',
    ]);
    expect(sentences('{{ a }}{{ a.b }}')).toEqual([
      'Line 1, column 4: “a” cannot be a text, because “a.b” is a part of it.',
    ]);
    expect(sentences('{% include "x" %}')).toEqual(['Line 1, column 1: There is no tag “include”.']);
    expect(sentences('{{ name | shout }}')[0]).toMatch(/There is no filter “shout”/);
    expect(sentences(Array.from({ length: 51 }, (_, at) => `{{ v${at} }}`).join(' '))).toEqual([
      'The prompt has more than 50 variables.',
    ]);
  });

  test('ends in time and in bounded length, whatever it says', () => {
    const endless = '{% for a in (1..100000) %}{% for b in (1..100000) %}x{% endfor %}{% endfor %}';
    expect(filled(endless).problems).toHaveLength(1);
    for (const name of ['__proto__', 'constructor.prototype', 'toString']) {
      expect(filled(`{{ ${name} }}`, { [name]: 'A' })).toEqual({ text: 'A', variables: [name], problems: [] });
    }
  });
});
