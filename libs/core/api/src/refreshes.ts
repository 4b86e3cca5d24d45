import { iriOf, refreshes } from '@console/api-kit';
import { Customer, CustomerContact, Person, User } from './nodes.ts';

refreshes(CustomerContact, { records: ({ customerId }) => [iriOf(Customer, customerId)] });
refreshes(User, { records: ({ personId }) => [iriOf(Person, personId), iriOf(CustomerContact, personId)] });
