import { takeNotes } from '@console/core-api';
import { Supplier } from '../nodes.ts';

takeNotes('supplier', Supplier);
