export { Address } from './Address.ts';
export { Customer } from './Customer.ts';
export { CustomerContact } from './CustomerContact.ts';
export { migrations } from './migrations.ts';
export { Person } from './Person.ts';
export * as tables from './tables.ts';
export { User } from './User.ts';
