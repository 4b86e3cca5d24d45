import { addDays, periodAround, toIsoDate } from '@console/format';
import type { Samples } from '../samples.ts';
import { countsOnly, operationOf, rowsOnly, type ScreenQuery } from '../screenQueries.ts';
import { LARGE_CLASS } from './fillClasses.ts';

/** What the screens of classes ask, with the operations of the remote. */
export function classQuestions({ brand = '', trainer = '', course = '' }: Samples): ScreenQuery[] {
  const today = toIsoDate(Date.now());
  const now = new Date().toISOString();
  const large = `training_classes/${LARGE_CLASS}`;
  const nobody = { hasTrainer: false, chosenTrainer: '', hasBrand: false, chosenBrand: '' };
  const ofTrainer = { trainer, hasTrainer: true, chosenTrainer: trainer };
  const ofBrand = { brand, hasBrand: true, chosenBrand: brand };
  const list = (name: string, variables: object) =>
    operationOf('classes', 'ClassListPageQuery', name, { first: 50, ...nobody, ...rowsOnly, ...variables });
  const totals = (name: string, variables: object) =>
    operationOf('classes', 'ClassListPageQuery', name, { ...nobody, ...countsOnly, ...variables });
  const week = within('week', today);
  const month = within('month', today);
  const years = {
    from: `${addDays(today, -2000)}T00:00:00Z`,
    until: `${addDays(today, 700)}T23:59:59Z`,
    schedule: false,
  };
  const table = { ...month, schedule: false };
  return [
    list('the week', { ...week, first: 500 }),
    list('the week, public and confirmed', { ...week, first: 500, public: true, status: ['confirmed'] }),
    list('the week of a trainer', { ...week, first: 500, ...ofTrainer }),
    list('the week of a brand', { ...week, first: 500, ...ofBrand }),
    totals('the week’s totals', { ...week, public: true }),
    list('the month', { ...month, first: 500 }),
    list('the month of a trainer', { ...month, first: 500, ...ofTrainer }),
    totals('the month’s totals', { ...month, ...ofTrainer }),
    list('the month as a table', { ...table }),
    list('the month as a table, by title', { ...table, order: [{ title: 'ASC' }] }),
    list('the month as a table, postponed', { ...table, status: ['postponed'] }),
    list('the month as a table, private, of a brand', { ...table, public: false, ...ofBrand }),
    list('years as a table', years),
    list('years as a table, newest first', { ...years, order: [{ startsAt: 'DESC' }] }),
    list('years as a table, by title', { ...years, order: [{ title: 'ASC' }] }),
    list('years as a table, by trainer', { ...years, order: [{ trainer_contact_fullName: 'DESC' }] }),
    list('years as a table, of a trainer', { ...years, ...ofTrainer }),
    list('years as a table, of a brand, provisional', { ...years, ...ofBrand, status: ['provisional'] }),
    totals('the totals of years', { ...years, status: ['provisional'] }),
    operationOf('classes', 'ClassDetailPageQuery', 'a class of 30 × 5', { id: large }),
    operationOf('classes', 'useClassSeatsQuery', 'the seats of a class of 30 × 5', { id: large, shown: true }),
    operationOf('classes', 'useTrainerImpactQuery', 'another trainer for a class', { id: large, trainer }),
    operationOf('classes', 'TrainerListPageQuery', 'trainers', { first: 50, ...rowsOnly }),
    operationOf('classes', 'TrainerDetailPageQuery', 'a trainer', { id: trainer }),
    operationOf('classes', 'TrainerClassesCardsQuery', 'a trainer’s classes', { id: trainer, now }),
    operationOf('classes', 'CourseDetailPageQuery', 'a course', { id: course }),
    operationOf('classes', 'useCourseTeachingQuery', 'a course’s classes', { id: course, now }),
    operationOf('classes', 'BrandListPageQuery', 'brands', { first: 50, ...rowsOnly }),
    operationOf('classes', 'DownloadRegisterQuery', 'the link to a register', { class: large }),
  ];
}

function within(unit: 'week' | 'month', day: string) {
  const { start, end } = periodAround(unit, day);
  return { from: `${start}T00:00:00Z`, until: `${end}T23:59:59Z`, schedule: true };
}
