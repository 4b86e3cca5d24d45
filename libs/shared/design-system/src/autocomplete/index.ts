export type { Option } from '../options/option.ts';
export type { OptionCreation, OptionSource } from '../options/optionSource.ts';
export {
  Autocomplete,
  type AutocompleteProps,
  MultiAutocomplete,
  type MultiAutocompleteProps,
} from './Autocomplete.tsx';
export { ChosenOptions, type ChosenOptionsProps } from './ChosenOptions.tsx';
