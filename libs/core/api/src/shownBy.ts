import { iriOf, shownBy } from '@console/api-kit';
import { Customer, CustomerContact, Person, User } from './nodes.ts';

shownBy(CustomerContact, { records: ({ customerId }) => [iriOf(Customer, customerId)] });
shownBy(User, { records: ({ personId }) => [iriOf(Person, personId), iriOf(CustomerContact, personId)] });
