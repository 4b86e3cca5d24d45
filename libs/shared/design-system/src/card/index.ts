export { Card, type CardProps } from './Card.tsx';
export { CardItem, type CardItemProps } from './CardItem.tsx';
export { CardSplit, type CardSplitProps } from './CardSplit.tsx';
export { ColourSwatch } from './ColourSwatch.tsx';
export { Figures, type FiguresProps } from './Figures.tsx';
export { Inset, type InsetProps } from './Inset.tsx';
export { Meter, type MeterProps } from './Meter.tsx';
export { PaperImage, type PaperImageProps } from './PaperImage.tsx';
export { type Step, Steps, type StepsProps } from './Steps.tsx';
