export { CustomerField } from './customers/CustomerField.tsx';
export { CustomerFilter } from './customers/CustomerFilter.tsx';
export { CustomerPicker } from './customers/CustomerPicker.tsx';
export { UserField } from './users/UserField.tsx';
export { UserFilter } from './users/UserFilter.tsx';
export { UserPicker } from './users/UserPicker.tsx';
