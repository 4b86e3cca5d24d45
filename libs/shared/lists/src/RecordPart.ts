import type { ComponentType } from 'react';

/** The props that the filter bar gives to the picker of a filter by records. */
interface RecordPickerProps {
  readonly label: string;
  readonly selected: readonly string[];
  readonly onChange: (selected: readonly string[]) => void;
  readonly multiple: boolean;
  /** The name of the chosen record, when it is known. */
  readonly displayedValue: string | undefined;
}

/** The React part of a filter by records. */
export interface RecordPart {
  readonly Picker: ComponentType<RecordPickerProps>;
  /** The name that the list's query has read for a record. */
  readonly nameOf: (id: string) => string | null | undefined;
}
