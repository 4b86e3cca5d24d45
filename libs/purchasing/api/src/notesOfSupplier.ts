import { takeNotes } from '@console/core-api';
import { Supplier } from './Supplier.ts';

takeNotes('supplier', Supplier);
