export { Console } from './Console.tsx';
export { prepareFirstScreen } from './prepareFirstScreen.ts';
export { startConsole } from './startConsole.ts';

/** Loads the page that stands before the console when the session is limited. */
export const loadLimited = () => import(/* webpackChunkName: 'limited' */ '../limited/index.ts');
