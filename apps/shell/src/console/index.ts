export { Console } from './Console.tsx';
export { startConsole } from './startConsole.ts';
