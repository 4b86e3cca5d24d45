export type { Option } from '../options/option.ts';
export {
  Autocomplete,
  type AutocompleteProps,
  MultiAutocomplete,
  type MultiAutocompleteProps,
} from './Autocomplete.tsx';
