import { classTypeLabels, defaultClassType, trainingClassStatusLabels } from '@console/classes-contracts';
import type { FilterChip } from '@console/design-system/filter-bar';
import { graphql, useFragment } from 'react-relay';
import type { useClassListChips_query$key } from './__generated__/useClassListChips_query.graphql.ts';
import type { ClassListControls } from './classListFilters.ts';

/** The filters at work, beside the days, in words. */
export function useClassListChips(key: useClassListChips_query$key, { shown, set }: ClassListControls): FilterChip[] {
  const { trainer, brand } = useFragment(
    graphql`
      fragment useClassListChips_query on Query {
        trainer(id: $chosenTrainer) @include(if: $hasTrainer) {
          contact {
            fullName
          }
        }
        brand(id: $chosenBrand) @include(if: $hasBrand) {
          name
        }
      }
    `,
    key,
  );
  const chips: FilterChip[] = [];
  if (shown.classType !== defaultClassType) {
    chips.push({
      id: 'classType',
      label: 'Type',
      value: classTypeLabels[shown.classType],
      onRemove: () => set({ classType: defaultClassType }),
    });
  }
  if (shown.status.length > 0) {
    chips.push({
      id: 'status',
      label: 'Status',
      value: shown.status.map((status) => trainingClassStatusLabels[status]).join(', '),
      onRemove: () => set({ status: [] }),
    });
  }
  if (shown.trainer) {
    chips.push({
      id: 'trainer',
      label: 'Trainer',
      value: trainer?.contact.fullName ?? 'Unknown',
      onRemove: () => set({ trainer: null }),
    });
  }
  if (shown.brand) {
    chips.push({ id: 'brand', label: 'Brand', value: brand?.name ?? 'Unknown', onRemove: () => set({ brand: null }) });
  }
  return chips;
}
