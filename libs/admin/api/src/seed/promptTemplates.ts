import { keptSamples } from '@console/admin-contracts';
import { insertRows, random, type SeedContext } from '@console/api-kit/seeding';
import { promptTemplate, promptTemplateVersion } from '../tables.ts';
import { checkPrompt } from '../template-rendering/renderPrompt.ts';

interface SamplePrompt {
  readonly name: string;
  readonly description: string;
  /** The bodies of its versions, the oldest first. */
  readonly bodies: readonly [string, ...string[]];
  readonly samples: Readonly<Record<string, string>>;
}

const PROMPTS: readonly SamplePrompt[] = [
  {
    name: 'Follow-up after a course',
    description: 'A letter to the customer who booked a course, a week after it has ended.',
    bodies: [
      'Write a short letter to {{ contact.name }} of {{ customer }}, whose people attended “{{ course }}”. Ask whether it was useful.',
      `Write a short letter to {{ contact.name }} of {{ customer }}, whose people attended “{{ course }}”.

- Thank them, and name one thing from the feedback: {{ feedback }}
{% if next_course %}- Say that “{{ next_course }}” follows well on it. Do not press them.
{% endif %}- At most 120 words. British spelling. No exclamation marks.`,
    ],
    samples: {
      'contact.name': 'Amelia Hughes',
      customer: 'Calder Valley Housing',
      course: 'Leadership Essentials',
      feedback: 'The afternoon about difficult conversations helped most.',
      next_course: 'Coaching for Managers',
    },
  },
  {
    name: 'Summary of feedback',
    description: 'What the delegates of a class said, for its trainer.',
    bodies: [
      `Summarise the feedback on the class {{ class }} for its trainer, {{ trainer }}.

Feedback, one answer a line:
{{ answers }}

Write three paragraphs: what worked, what did not, and what to change. Quote at most two sentences. Do not name delegates.`,
    ],
    samples: {
      class: 'TC-20853 Leadership Essentials',
      trainer: 'Rosalind Marsh',
      answers: 'Very practical, thank you.\nThe room was cold in the morning.\nMore time for the exercises, please.',
    },
  },
  {
    name: 'Sale signals in an answer',
    description: 'Finds out whether an answer of a customer is worth a call.',
    bodies: [
      `Read the answer of a customer to the question “{{ question }}”.

Answer:
{{ answer }}

Does it show interest in another course? Reply with the intent, the priority (high, medium or low) and one sentence of reason. Do not guess.`,
    ],
    samples: {
      question: 'What would you like to learn next?',
      answer: 'We would like to run the same programme again in the spring, for about twelve team leaders.',
    },
  },
  {
    name: 'Course description',
    description: 'A text about a course for the web.',
    bodies: [
      `Write the description of the course “{{ title }}” for our website. It takes {{ days }} days.

Who it is for: {{ audience }}
Outline:
{{ outline }}

Begin with what people can do afterwards. Use the second person. At most 150 words.`,
    ],
    samples: {
      title: 'Coaching for Managers',
      days: '2',
      audience: 'Managers who lead their first team',
      outline: 'Listening\nQuestions that help\nGoals and follow-up',
    },
  },
  {
    name: 'Reply to a complaint',
    description: 'A first draft. Somebody reads it before it is sent.',
    bodies: [
      `{{ customer }} complains about booking {{ booking.reference }}: “{{ complaint }}”

Draft a reply. Say what we understood, what happens next and until when. Promise nothing about money.{% if is_late %} Apologise once for our late answer.{% endif %}`,
    ],
    samples: {
      customer: 'Calder Valley Housing',
      'booking.reference': 'BK-10482',
      complaint: 'The joining instructions arrived the evening before the course.',
    },
  },
];

/** Writes the demo prompt templates with their versions. */
export async function seedPromptTemplates({ tx, since }: SeedContext): Promise<void> {
  const stamps = { createdAt: since, updatedAt: since };
  const made = PROMPTS.map(({ name, description, bodies, samples }) => {
    const draw = random('prompt template', name);
    const id = draw.id(since);
    const body = bodies.at(-1) ?? bodies[0];
    const template = {
      ...{ id, name, description, body, ...stamps },
      variables: [...checkPrompt(body).variables],
      samples: keptSamples(Object.entries(samples).map(([variable, value]) => ({ variable, value }))),
      revision: bodies.length,
    };
    const versions = bodies.map((each, index) => ({
      ...{ id: draw.id(since), templateId: id, number: index + 1, body: each, ...stamps },
    }));
    return { template, versions };
  });
  await insertRows(
    tx,
    promptTemplate,
    made.map(({ template }) => template),
  );
  await insertRows(
    tx,
    promptTemplateVersion,
    made.flatMap(({ versions }) => versions),
  );
}
