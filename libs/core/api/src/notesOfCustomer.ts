import { Customer } from './Customer.ts';
import { takeNotes } from './Note.ts';

takeNotes('customer', Customer);
