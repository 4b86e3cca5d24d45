export { type KeptOperation, readKeptOperations, readOperations, stampOfKeptOperations } from './keptOperations.ts';
export { type UnansweredOperation, unansweredOperations } from './unansweredOperations.ts';
