export { LimitedPage } from './LimitedPage.tsx';
