export { Card, type CardProps } from './Card.tsx';
export { Fact, type FactProps } from './Fact.tsx';
export { RecordCard, type RecordCardProps } from './RecordCard.tsx';
