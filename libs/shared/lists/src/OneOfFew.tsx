import { type FilterFold, FilterPicker, SegmentedControl } from '@console/design-system/filter-bar';
import type { Choice } from './definition/index.ts';

export interface OneOfFewProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly fold: FilterFold;
}

/** A choice of one value. The values are side by side when all filters fit in one row, otherwise in a drop-down. */
export function OneOfFew({ label, choices, chosen, onChange, fold }: OneOfFewProps) {
  if (fold !== 'wide')
    return <FilterPicker label={label} emptyLabel={null} options={choices} selected={chosen} onChange={onChange} />;
  return (
    <SegmentedControl
      label={label}
      segments={choices}
      value={chosen[0] ?? ''}
      onChange={(value) => onChange([value])}
    />
  );
}
