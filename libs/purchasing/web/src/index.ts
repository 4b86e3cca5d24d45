export { SupplierContactField } from './supplier-contacts/SupplierContactField.tsx';
export { SupplierField } from './suppliers/SupplierField.tsx';
export { SupplierFilter } from './suppliers/SupplierFilter.tsx';
export { SupplierPicker } from './suppliers/SupplierPicker.tsx';
