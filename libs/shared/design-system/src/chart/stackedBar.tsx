import { tokens } from '@fluentui/react-components';
import { type ChartStep, fillOf } from './ramp.ts';

export interface BarPart {
  readonly id: string;
  readonly value: number;
  readonly step: ChartStep;
}

const WIDTH = 100;
const HEIGHT = 8;

/**
 * Draws how a sum is made up, as a bar for a cell of a table: figures beside it say the same. It is a function without a
 * hook, because a list has hundreds of them.
 */
export function stackedBar(parts: readonly BarPart[]) {
  const sum = parts.reduce((total, { value }) => total + value, 0);
  let left = 0;
  const drawn = parts
    .filter(({ value }) => value > 0)
    .map(({ id, value, step }) => {
      const width = (WIDTH * value) / sum;
      const x = left;
      left += width;
      return <rect key={id} x={x} width={width} height={HEIGHT} fill={fillOf(step)} />;
    });
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" width="100%" height={HEIGHT}>
      <rect width={WIDTH} height={HEIGHT} fill={tokens.colorNeutralBackground5} />
      {drawn}
    </svg>
  );
}
