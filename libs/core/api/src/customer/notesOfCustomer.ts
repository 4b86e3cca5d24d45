import { Customer } from '../nodes.ts';
import { takeNotes } from '../note/Note.ts';

takeNotes('customer', Customer);
