export { Card, type CardProps } from './Card.tsx';
export { Fact, type FactProps } from './Fact.tsx';
export { Figures, type FiguresProps } from './Figures.tsx';
export { Meter, type MeterProps } from './Meter.tsx';
export { RecordCard, type RecordCardProps } from './RecordCard.tsx';
