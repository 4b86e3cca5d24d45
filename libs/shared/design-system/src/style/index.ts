export { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
export { ellipsis, focusRing, focusRingInside, quickTransition } from './shared.ts';
