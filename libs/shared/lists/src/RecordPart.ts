import type { ComponentType } from 'react';

/** What the filter bar gives the picker of a filter by records. */
export interface RecordPickerProps {
  readonly label: string;
  readonly selected: readonly string[];
  readonly onChange: (selected: readonly string[]) => void;
  readonly multiple: boolean;
  /** The name of the one that is chosen, where it is known. */
  readonly displayedValue: string | undefined;
}

/** The React part of a filter by records. */
export interface RecordPart {
  readonly Picker: ComponentType<RecordPickerProps>;
  /** What the page query says of a record's name. */
  readonly nameOf: (id: string) => string | null | undefined;
}
