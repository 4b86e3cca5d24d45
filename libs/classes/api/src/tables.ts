export * from './tables/classes.ts';
export * from './tables/courses.ts';
export * from './tables/seats.ts';
export * from './tables/trainers.ts';
