import { type Database, newId } from '@console/api-kit/database';
import { type Candidates, LONG_AGO, type MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

const gone = '01J9ZK0Q3M6V8T2B4C6D8E0F1G';
const outline = [
  { title: ' Leading yourself ', topics: [{ title: 'Values' }, { title: 'Energy' }] },
  { title: 'Leading a team', topics: [{ title: 'Trust' }] },
];
const savedOutline = [
  { title: 'Leading yourself', topics: ['Values', 'Energy'] },
  { title: 'Leading a team', topics: ['Trust'] },
];
const subjectOf = (ulid: string) => ({ subject: `subjects/${ulid}` });

/** Subjects without courses. */
const subjects: Candidates = async (database) => {
  const ids = Array.from({ length: 4 }, () => newId());
  for (const id of ids) {
    await database.execute(sql`INSERT INTO subject (id, title, created_at, updated_at)
      VALUES (${id}, ${`Subject ${id}`}, ${LONG_AGO}, ${LONG_AGO})`);
  }
  return ids;
};

/** Courses whose only version is a draft. A course, its subject and its version have the same ulid. */
const drafts: Candidates = async (database) => {
  const ids = await subjects(database);
  for (const id of ids) await addCourse(database, id);
  return ids;
};

async function addCourse(database: Database, id: string): Promise<void> {
  await database.execute(
    sql`INSERT INTO course (id, subject_id, reference, updated_at) VALUES (${id}, ${id}, ${`C-${id}`}, '2026-01-05')`,
  );
  await database.execute(sql`INSERT INTO course_version (id, course_id, number, title, outline)
    VALUES (${id}, ${id}, 1, 'Minute Taking', '[{"title": "Style", "topics": ["Decisions"]}]')`);
}

const invalid: MutationCase['invalid'] = [
  { input: { title: ' ' }, violations: [{ path: 'title', message: 'Title field is required' }] },
  {
    input: { title: 'x'.repeat(256) },
    violations: [{ path: 'title', message: 'Title field must have at most 255 characters' }],
  },
  { input: { subject: '' }, violations: [{ path: 'subject', message: 'Subject field is required' }] },
  {
    input: { subject: `subjects/${gone}` },
    violations: [{ path: 'subject', message: 'This subject no longer exists.' }],
  },
  {
    input: { durationDays: null },
    violations: [{ path: 'durationDays', message: 'Duration in days field is required' }],
  },
  {
    input: { durationDays: 0 },
    violations: [{ path: 'durationDays', message: 'Duration in days must be at least 1' }],
  },
  {
    input: { durationDays: 256 },
    violations: [{ path: 'durationDays', message: 'Duration in days must be at most 255' }],
  },
  { input: { outline: [] }, violations: [{ path: 'outline', message: 'Lessons field is required' }] },
  {
    input: { outline: [{ title: '', topics: [{ title: 'x'.repeat(256) }] }] },
    violations: [
      { path: 'outline.0.title', message: 'Lesson field is required' },
      { path: 'outline.0.topics.0.title', message: 'Topic field must have at most 255 characters' },
    ],
  },
  {
    input: { outline: [{ title: 'Style', topics: [] }] },
    violations: [{ path: 'outline.0.topics', message: 'Topics field is required' }],
  },
];

const invalidTitles: MutationCase['invalid'] = [
  ...invalid.slice(0, 2),
  {
    input: { title: 'WELLBEING' },
    violations: [{ path: 'title', message: 'There is already a subject with this title' }],
  },
];

export const createSubject: MutationCase = {
  name: 'createSubject',
  does: 'makes',
  table: 'subject',
  record: 'subject',
  allowed: ['admin', 'manager'],
  input: (ulid) => ({ title: ` Leadership  ${ulid} ` }),
  invalid: invalidTitles,
  refused: [],
  shows: (viewer, ulid) => ({ title: `Leadership ${ulid}`, createdBy: viewer }),
  expectedChanges: ['created subjects/*'],
};

export const updateSubject: MutationCase = {
  name: 'updateSubject',
  does: 'changes',
  table: 'subject',
  record: 'subject',
  allowed: ['admin', 'manager'],
  candidates: subjects,
  input: (ulid) => ({ id: `subjects/${ulid}`, title: ` Leadership  ${ulid} ` }),
  invalid: invalidTitles,
  refused: [],
  shows: (viewer, ulid) => ({ title: `Leadership ${ulid}`, updatedBy: viewer }),
  expectedChanges: ['updated subjects/:id'],
};

/** The candidates are subjects. */
export const createCourseVersion: MutationCase = {
  name: 'createCourseVersion',
  does: 'makes',
  table: 'course',
  record: 'courseVersion',
  allowed: ['admin', 'manager'],
  candidates: subjects,
  input: (ulid) => ({
    title: ' Minute Taking ',
    ...subjectOf(ulid),
    durationDays: 2,
    reference: ` M-${ulid} `,
    outline,
  }),
  invalid: [
    ...invalid,
    {
      input: { reference: 'CO-1001' },
      violations: [
        {
          path: 'reference',
          message: 'References such as CO-1001 are given by the console. Leave the field empty to get one.',
        },
      ],
    },
    {
      input: { reference: 'LEAD-101' },
      violations: [{ path: 'reference', message: 'Another course has this reference' }],
    },
  ],
  refused: [],
  shows: (viewer, ulid) => ({
    title: 'Minute Taking',
    number: 1,
    durationDays: 2,
    publishedAt: null,
    outline: savedOutline,
    course: { reference: `M-${ulid}`, title: 'Minute Taking', status: 'draft', subject: { id: `subjects/${ulid}` } },
    createdBy: viewer,
  }),
  expectedChanges: [
    'created courses/*',
    'created course_versions/*',
    'subjects/:id',
    'lists Course',
    'lists TrainerCourse',
  ],
};

export const updateCourse: MutationCase = {
  name: 'updateCourse',
  does: 'changes',
  table: 'course',
  record: 'course',
  allowed: ['admin', 'manager'],
  candidates: drafts,
  input: (ulid) => ({ id: `courses/${ulid}`, title: ' Better Minutes ', ...subjectOf(ulid), durationDays: 3, outline }),
  invalid,
  refused: [],
  shows: (viewer) => ({
    title: 'Better Minutes',
    status: 'draft',
    'versions(first: 2)': {
      edges: [{ node: { number: 1, title: 'Better Minutes', durationDays: 3, outline: savedOutline } }],
    },
    updatedBy: viewer,
  }),
  expectedChanges: [
    'updated courses/:id',
    'updated course_versions/:id',
    'subjects/:id',
    'lists Course',
    'lists TrainerCourse',
  ],
};

export const publishCourse: MutationCase = {
  name: 'publishCourse',
  does: 'changes',
  table: 'course',
  record: 'course',
  allowed: ['admin', 'manager'],
  candidates: drafts,
  input: (ulid) => ({ id: `courses/${ulid}` }),
  invalid: [{ input: { id: 'nonsense' }, violations: [{ path: 'id', message: 'Course must be valid' }] }],
  refused: [
    {
      when: 'its newest version is published',
      sql: `UPDATE course SET published_version_id = :id WHERE id = :id`,
      message: 'This course has no unpublished changes.',
    },
  ],
  shows: (viewer, ulid) => ({
    status: 'published',
    publishedCourseVersion: { id: `course_versions/${ulid}` },
    updatedBy: viewer,
  }),
  expectedChanges: [
    'updated courses/:id',
    'updated course_versions/:id',
    'subjects/:id',
    'lists Course',
    'lists TrainerCourse',
  ],
};
