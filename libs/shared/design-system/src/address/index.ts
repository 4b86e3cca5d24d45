export { Address } from './Address.tsx';
export { type AddressFields, addressLines } from './addressLines.ts';
