export { DaySection, type DaySectionProps } from './DaySection.tsx';
export { MetaLine } from './MetaLine.tsx';
export { PageFrame, type PageFrameProps } from './PageFrame.tsx';
