import { iriOf, refreshes } from '@console/api-kit';
import { Customer } from './Customer.ts';
import { CustomerContact } from './CustomerContact.ts';
import { Person } from './Person.ts';
import { User } from './User.ts';

refreshes(CustomerContact, { records: ({ customerId }) => [iriOf(Customer, customerId)] });
refreshes(User, { records: ({ personId }) => [iriOf(Person, personId), iriOf(CustomerContact, personId)] });
