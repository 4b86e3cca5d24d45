import { days, insertRows, random, type SeedContext } from '@console/api-kit/seeding';
import { feedbackKinds } from '@console/classes-contracts';
import { seed as core, tables as coreTables } from '@console/core-api';
import { postCourse } from '../questionnaire/postCourse.ts';
import { brand, course, courseVersion, questionnaire, subject } from '../tables.ts';
import { brandOutlines, type CourseOutline, courseOutlines } from './courses.ts';
import { seedLogo } from './logo.ts';
import { preCourseOf } from './preCourse.ts';

export interface SeededCourse extends CourseOutline {
  id: string;
  brandId: string;
  /** The id of the published version. */
  versionId: string;
}

export interface Catalogue {
  /** The courses with a published version, which can be taught. */
  courses: SeededCourse[];
  /** The pre-course questionnaires by course id. */
  preCourse: ReadonlyMap<string, { id: string; questions: unknown }>;
}

/** Creates brands, subjects, courses with their versions, and their pre-course questionnaires. */
export async function seedCatalogue(context: SeedContext): Promise<Catalogue> {
  const createdAt = days.addDays(context.since, -700);
  const stamps = { createdAt, updatedAt: createdAt };
  const { tx } = context;
  const brands = brandOutlines.map(({ name, domain, primary, secondary }, index) => {
    const draw = random('brand', index);
    const place = core.places[index * 3] ?? draw.pick(core.places);
    const address = { id: draw.id(createdAt), ...core.addressIn(place, draw, { firstLines: [name] }), ...stamps };
    const row = {
      id: draw.id(createdAt),
      name,
      email: `hello@${domain}`,
      emailDomain: domain,
      phoneNumber: `0113 496 0${draw.digits(3)}`,
      primaryColor: primary,
      secondaryColor: secondary,
      website: `https://${domain}`,
      addressId: address.id,
      ...stamps,
    };
    return { address, row };
  });
  await insertRows(
    tx,
    coreTables.address,
    brands.map((one) => one.address),
  );
  await insertRows(
    tx,
    brand,
    brands.map((one) => one.row),
  );
  const [first] = brands;
  if (first) await seedLogo(context, first.row.id, first.row.primaryColor, first.row.secondaryColor);

  const titles = [...new Set(courseOutlines.map((outline) => outline.subject))];
  const subjects = titles.map((title) => ({ id: random('subject', title).id(createdAt), title, ...stamps }));
  await insertRows(tx, subject, subjects);

  const subjectIds = new Map(subjects.map((one) => [one.title, one.id]));
  const brandIds = brands.map((one) => one.row.id);
  const planned = courseOutlines.map((outline) => coursePlan(outline, subjectIds, brandIds, createdAt, context.now));
  await insertRows(
    tx,
    course,
    planned.map((plan) => plan.row),
  );
  await insertRows(
    tx,
    courseVersion,
    planned.flatMap((plan) => plan.versions),
  );

  const preCourse = planned.map(({ seeded }) => ({
    id: random('pre-course', seeded.reference).id(createdAt),
    ...preCourseOf(seeded),
    courseId: seeded.id,
    ...stamps,
  }));
  await insertRows(tx, questionnaire, preCourse);
  await insertRows(
    tx,
    questionnaire,
    feedbackKinds.values.flatMap((kind) =>
      kind === 'attendee_pre_course' ? [] : [{ ...postCourse[kind], kind, ...stamps }],
    ),
  );
  return {
    courses: planned.map((plan) => plan.seeded).filter((one) => one.published > 0),
    preCourse: new Map(preCourse.map((row) => [row.courseId, row])),
  };
}

function coursePlan(
  outline: CourseOutline,
  subjectIds: ReadonlyMap<string, string>,
  brandIds: readonly string[],
  createdAt: Date,
  now: Date,
) {
  const draw = random('course', outline.reference);
  const id = draw.id(createdAt);
  const newest = outline.published + (outline.published === 0 || outline.hasUnpublishedChanges ? 1 : 0);
  const versions = Array.from({ length: newest }, (_, index) => {
    const number = index + 1;
    const at =
      number > outline.published ? days.addDays(now, -draw.between(2, 12)) : days.addDays(createdAt, index * 60);
    return {
      id: draw.id(at),
      courseId: id,
      number,
      title: outline.title,
      durationDays: outline.durationDays,
      outline: outline.lessons,
      publishedAt: number <= outline.published ? days.addDays(at, 7) : null,
      createdAt: at,
      updatedAt: at,
    };
  });
  const versionId = versions[outline.published - 1]?.id ?? '';
  const subjectId = subjectIds.get(outline.subject) ?? '';
  const row = {
    id,
    subjectId,
    reference: outline.reference,
    publishedVersionId: versionId || null,
    createdAt,
    updatedAt: createdAt,
  };
  return { row, versions, seeded: { ...outline, id, versionId, brandId: brandIds[outline.brand] ?? '' } };
}
