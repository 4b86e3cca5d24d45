export {
  billingAddressOf,
  bookerUserIdOf,
  contactAt,
  customerAt,
  type SeededContact,
  type SeededCustomer,
  seedCustomers,
} from './customers.ts';
export { emailPart, mobileNumber, personName } from './names.ts';
export { type AddressLines, addressIn, places } from './places.ts';
export { seedSellers } from './sellers.ts';
export { demoAccounts, demoPassword, type SeededStaff, seedStaff } from './users.ts';
