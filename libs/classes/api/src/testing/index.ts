export { type ClassMove, classDesk, classMoves, type Impact, saidOf, statuses } from './classDesk.ts';
export { addClassesToMove, addTrainer, type ClassState } from './classesToMove.ts';
export { addAttendee, addPublicClass } from './classRows.ts';
export { addCourseToHold, classToHold } from './coursesToHold.ts';
export { addClassesWithSeats, addSeatedClass, type Sitting, sitDown } from './soldClasses.ts';
