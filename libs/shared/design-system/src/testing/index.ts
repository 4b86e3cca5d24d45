export { cutOffRing } from './cutOffRing.ts';
export { findings, show } from './show.tsx';
