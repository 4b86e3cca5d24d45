export { Address } from './Address.tsx';
export { type AddressFields, addressLines, countryName } from './addressLines.ts';
