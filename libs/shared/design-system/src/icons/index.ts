export * from './content.ts';
export * from './controls.ts';
export type { Icon, IconProps } from './createIcon.tsx';
export * from './navigation.ts';
export * from './signIn.ts';
export * from './status.ts';
