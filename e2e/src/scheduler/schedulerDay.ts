import { step } from '../day/Day.ts';
import { signIn } from '../day/schedule.ts';
import { cancelClass, listPeople, readHistory } from './cancel.ts';
import { confirmClass, importDelegates, printRegister, recordAttendance } from './class.ts';
import { addTrainer, createCourse, publishCourse } from './course.ts';
import type { Desk } from './Desk.ts';
import { createSchedule, openClassOfSchedule, sellSeats } from './schedule.ts';

/** A scheduler's day, from a new course to the people of a canceled class. */
export async function schedulerDay(desk: Desk): Promise<void> {
  await step('signs in', () => signIn(desk));
  await step('creates a course', () => createCourse(desk));
  await step('publishes it', () => publishCourse(desk));
  await step('adds a trainer for it', () => addTrainer(desk));
  await step('schedules it for everybody', () => createSchedule(desk));
  await step('sells three seats', () => sellSeats(desk));
  const atClass: Desk = { ...desk, actor: await step('opens the class', () => openClassOfSchedule(desk)) };
  await step('confirms the class', () => confirmClass(atClass));
  await step('imports the delegates', () => importDelegates(atClass));
  await step('prints the register', () => printRegister(atClass));
  await step('records the attendance', () => recordAttendance(atClass));
  await step('cancels another class', () => cancelClass(atClass));
  await step('lists its people', () => listPeople(atClass));
  await step('sees who canceled it and why', () => readHistory(atClass));
}
