export { isApple } from './isApple.ts';
export { isConfirmKey } from './isConfirmKey.ts';
export { isPassingKey } from './isPassingKey.ts';
export { isSingleKey } from './isSingleKey.ts';
export { Key } from './Key.tsx';
export { letterOf } from './letterOf.ts';
export { singleKeys } from './singleKeys.ts';
export { useSingleKeys } from './useSingleKeys.ts';
