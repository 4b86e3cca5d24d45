export { Console } from './Console.tsx';
export { prepareFirstScreen } from './prepareFirstScreen.ts';
export { startConsole } from './startConsole.ts';
