export { type KeptOperation, readKeptOperations, readOperations } from './keptOperations.ts';
export { type UnansweredOperation, unansweredOperations } from './unansweredOperations.ts';
