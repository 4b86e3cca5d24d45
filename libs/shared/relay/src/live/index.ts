export { Live, type LiveOptions } from './Live.ts';
