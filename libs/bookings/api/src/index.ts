export { migrations } from './migrations.ts';
export * as tables from './tables.ts';
