import { audited, connection, idOf } from '@console/testing';
import { grace } from './adminData.ts';

/** A prompt with two variables, of which one has a sample value. */
export function promptTemplate(number: number, more: object = {}) {
  const version = (of: number) => ({
    ...{ id: idOf('prompt_template_versions', of), number: of, createdAt: '2026-11-16T09:12:00.000Z' },
    createdBy: grace,
  });
  return {
    id: idOf('prompt_templates', number),
    ...audited,
    version: 3,
    name: 'Follow-up',
    description: 'A letter after a course.',
    body: 'Write to {{ name }} about {{ course }}.',
    variables: ['name', 'course'],
    samples: [{ variable: 'name', value: 'Ada' }],
    revision: 2,
    versions: { ...connection([version(2), version(1)]), totalCount: 2 },
    ...more,
  };
}
