export { Fact, type FactProps } from './Fact.tsx';
export { RecordCard, RecordCardPlaceholder, type RecordCardProps } from './RecordCard.tsx';
