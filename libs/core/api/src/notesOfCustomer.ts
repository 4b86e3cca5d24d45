import { takeNotes } from './Note.ts';
import { Customer } from './nodes.ts';

takeNotes('customer', Customer);
