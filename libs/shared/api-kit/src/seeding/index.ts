export * as days from './days.ts';
/** @public What `npm run new -- record` writes uses them. */
export { demoRows, fillDemoRows, idsOf } from './demoRows.ts';
export { indexesLater } from './indexesLater.ts';
export { insertRows } from './insertRows.ts';
export { type Random, random } from './random.ts';
export type { SeedContext } from './SeedContext.ts';
