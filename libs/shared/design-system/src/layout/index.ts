export {
  FieldLine,
  Grid,
  type GridProps,
  MainAndAside,
  type MainAndAsideProps,
  Pairs,
  type PairsProps,
  WorkAndLook,
  type WorkAndLookProps,
} from './Columns.tsx';
export { FormFoot, type FormFootProps } from './FormFoot.tsx';
export { PhoneOnly } from './PhoneOnly.tsx';
export { ScreenOnly } from './ScreenOnly.tsx';
export { type Gap, Row, type RowProps, Stack } from './Stack.tsx';
export { HiddenText, Text, type TextProps } from './Text.tsx';
export { ValueAndAction, type ValueAndActionProps } from './ValueAndAction.tsx';
