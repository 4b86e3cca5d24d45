import { loadRow } from '@console/api-kit';
import { keepsHistory, kept } from '@console/core-api';
import { Course, CourseVersion, Subject } from '../nodes.ts';

keepsHistory(Course, {
  entity: 'course',
  fields: {
    reference: kept.text('Reference'),
    subjectId: {
      label: 'Subject',
      text: async (id, context) => (await loadRow(context, Subject, String(id)))?.title ?? null,
    },
    publishedVersionId: {
      label: 'Published version',
      text: async (id, context) => (await loadRow(context, CourseVersion, String(id)))?.number.toString() ?? null,
    },
  },
  // Of the newest version.
  parts: {
    title: kept.lines('Title'),
    durationDays: kept.lines('Duration in days'),
    outline: kept.lines('Outline'),
  },
});
