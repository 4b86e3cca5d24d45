import { implementNode, listField, many, staff, textFilter } from '@console/api-kit';
import { Course, Subject } from '../nodes.ts';

import { course, subject } from '../tables.ts';

implementNode(Subject, {
  rule: staff,
  audit: true,
  lookup: 'subject',
  fields: (t) => ({
    title: t.exposeString('title'),
    courses: many(t, {
      of: () => Course,
      by: course.subjectId,
      order: { title: course.titleSort },
      defaultOrder: { title: 'ASC' },
    }),
  }),
});

listField('subjects', Subject, {
  rule: staff,
  filters: { title: textFilter([subject.titleSort], { index: false }) },
  order: { title: subject.titleSort },
  defaultOrder: { title: 'ASC' },
});
