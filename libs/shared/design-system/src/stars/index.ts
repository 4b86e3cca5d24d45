export { PublicStar, Stars, type StarsProps } from './Stars.tsx';
