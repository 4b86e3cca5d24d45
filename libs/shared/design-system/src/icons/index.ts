export * from './content.ts';
export * from './controls.ts';
export { type Icon, IconDrawing, type IconDrawingProps, type IconProps } from './createIcon.tsx';
export * from './frame.ts';
export * from './signIn.ts';
export * from './status.ts';
