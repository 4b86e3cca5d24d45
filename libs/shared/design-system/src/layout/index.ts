export { Grid, type GridProps, MainAndAside, type MainAndAsideProps } from './Columns.tsx';
export { ScrollArea, type ScrollAreaProps } from './ScrollArea.tsx';
export { type Gap, Row, type RowProps, Stack } from './Stack.tsx';
export { HiddenText, Text, type TextProps } from './Text.tsx';
