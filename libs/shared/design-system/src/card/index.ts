export { Card, type CardProps } from './Card.tsx';
export { CardItem, type CardItemProps } from './CardItem.tsx';
export { CardSplit, type CardSplitProps } from './CardSplit.tsx';
export { Fact, type FactProps } from './Fact.tsx';
export { Figures, type FiguresProps } from './Figures.tsx';
export { Inset, type InsetProps } from './Inset.tsx';
export { Meter, type MeterProps } from './Meter.tsx';
export { RecordCard, RecordCardPlaceholder, type RecordCardProps } from './RecordCard.tsx';
export { type Step, Steps, type StepsProps } from './Steps.tsx';
