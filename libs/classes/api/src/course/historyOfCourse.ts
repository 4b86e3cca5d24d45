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
  // A course shows the title of the published version. What is edited is the newest.
  parts: {
    newestTitle: kept.lines('Title'),
    newestDuration: kept.lines('Duration in days'),
    newestOutline: kept.lines('Outline'),
  },
});
