export { LocalBanner } from './LocalBanner.tsx';
export { LocalRemotes } from './LocalRemotes.ts';
