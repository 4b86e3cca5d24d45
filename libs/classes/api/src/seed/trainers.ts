import { days, insertRows, type Random, random, type SeedContext } from '@console/api-kit/seeding';
import { seed as core, tables as coreTables } from '@console/core-api';
import { trainer, trainerCourse } from '../tables.ts';
import type { SeededCourse } from './catalogue.ts';

export interface SeededTrainer {
  id: string;
  personId: string;
  fullName: string;
  email: string;
  /** In pence, for a day. */
  rate: number;
  courseIds: Set<string>;
  active: boolean;
  /** Days on which the trainer teaches already. */
  busy: Set<number>;
}

const KNOWN = [
  ['Hannah', 'Whitfield'],
  ['Samuel', 'Adeyemi'],
  ['Rhys', 'Morgan'],
  ['Imogen', 'Barraclough'],
  ['Callum', 'Pryce'],
  ['Niamh', 'Gallagher'],
] as const;

/** Creates the trainers, their courses, and a sign-in for the first one: the demo account without a staff role. */
export async function seedTrainers(
  context: SeedContext,
  courses: readonly SeededCourse[],
  count: number,
  passwordHash: string,
): Promise<SeededTrainer[]> {
  const plans = Array.from({ length: count }, (_, index) => plan(index, context, courses));
  const { tx } = context;
  await insertRows(
    tx,
    coreTables.person,
    plans.map((one) => one.person),
  );
  await insertRows(
    tx,
    coreTables.address,
    plans.map((one) => one.address),
  );
  await insertRows(
    tx,
    trainer,
    plans.map((one) => one.trainer),
  );
  await insertRows(
    tx,
    trainerCourse,
    plans.flatMap((one) => one.courses),
  );
  const [first] = plans;
  if (first) {
    const { createdAt, updatedAt } = first.person;
    const id = random('trainer user').id(createdAt);
    const roles = ['ROLE_SUPPLIER_TRAINER' as const];
    await insertRows(tx, coreTables.user, [
      { id, personId: first.person.id, passwordHash, roles, createdAt, updatedAt },
    ]);
  }
  return plans.map((one) => one.seeded);
}

function plan(index: number, context: SeedContext, courses: readonly SeededCourse[]) {
  const draw = random('trainer', index);
  const createdAt = days.addDays(context.since, -draw.between(30, 600));
  const stamps = { createdAt, updatedAt: createdAt };
  const { givenName, familyName } = nameOf(index, draw);
  const domain = `${core.emailPart(familyName)}.example`;
  const person = {
    id: draw.id(createdAt),
    kind: 'supplier' as const,
    givenName,
    familyName,
    email:
      index === 0
        ? 'trainer@example.com'
        : `${core.emailPart(givenName)}@${index < 400 ? domain : `${index}.${domain}`}`,
    mobile: core.mobileNumber(draw),
    jobTitle: 'Trainer',
    roles: ['ROLE_SUPPLIER' as const, 'ROLE_SUPPLIER_TRAINER' as const],
    ...stamps,
  };
  const address = { id: draw.id(createdAt), ...core.addressIn(draw.pick(core.places), draw), ...stamps };
  const status =
    index < KNOWN.length || draw.chance(0.88) ? 'active' : draw.pick(['inactive', 'retired', 'blacklisted'] as const);
  const row = {
    id: draw.id(createdAt),
    personId: person.id,
    status: status as 'active',
    locationAddressId: address.id,
    ...stamps,
  };
  const brands = new Set([index % 5, draw.between(0, 4)]);
  const taught = courses.filter((one) => brands.has(one.brand));
  const rate = draw.between(8, 14) * 4_500;
  return {
    person,
    address,
    trainer: row,
    courses: taught.map((one) => ({
      id: draw.id(createdAt),
      trainerId: row.id,
      courseId: one.id,
      competency: draw.chance(0.85) ? draw.between(2, 5) : null,
      competencySelf: draw.between(2, 5),
      rate: draw.chance(0.9) ? rate : null,
      ...stamps,
    })),
    seeded: {
      id: row.id,
      personId: person.id,
      fullName: `${givenName} ${familyName}`,
      email: person.email,
      rate,
      courseIds: new Set(taught.map((one) => one.id)),
      active: status === 'active',
      busy: new Set<number>(),
    },
  };
}

function nameOf(index: number, draw: Random) {
  const known = KNOWN[index];
  return known ? { givenName: known[0], familyName: known[1] } : core.personName(draw);
}

/**
 * Returns a trainer of the course who is free on all the days, and marks the days as taken. Undefined when there is
 * none.
 */
export function hireTrainer(trainers: readonly SeededTrainer[], course: SeededCourse, taught: number[], draw: Random) {
  for (let attempt = 0; attempt < 25; attempt++) {
    const candidate = draw.pick(trainers);
    if (!candidate.active || !candidate.courseIds.has(course.id) || taught.some((day) => candidate.busy.has(day)))
      continue;
    for (const day of taught) candidate.busy.add(day);
    return candidate;
  }
  return undefined;
}
