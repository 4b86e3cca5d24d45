import { useFieldContext_unstable, useFieldControlProps_unstable } from '@fluentui/react-components';

/** The attributes that a Field gives to its control. */
export interface FieldControl {
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  /** The id of the Field's label. */
  readonly labelId?: string | undefined;
}

/**
 * Returns the attributes that the surrounding Field gives to its control: id, description and validity. Empty outside a
 * Field. For controls that Fluent does not have: Fluent's own controls read the Field themselves.
 */
export function useFieldControl(): FieldControl {
  const labelId = useFieldContext_unstable()?.labelId;
  const { id, required, ...aria } = useFieldControlProps_unstable<{
    id?: string;
    required?: boolean;
    'aria-describedby'?: string;
    'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
  }>({}, { supportsLabelFor: true, supportsRequired: true });
  return {
    id,
    required,
    'aria-describedby': aria['aria-describedby'],
    'aria-invalid': aria['aria-invalid'] === true ? true : undefined,
    labelId,
  };
}
