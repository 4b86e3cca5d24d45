import { invoiceStatuses, invoiceTypes } from '@console/billing-contracts';
import { keepsHistory, kept } from '@console/core-api';
import { Invoice } from '../nodes.ts';

keepsHistory(Invoice, {
  entity: 'invoice',
  fields: {
    type: kept.choice('Type', invoiceTypes.labels),
    status: kept.choice('Status', invoiceStatuses.labels),
    documentDate: kept.day('Document date'),
    dueDate: kept.day('Due date'),
    poNumber: kept.text('PO number'),
    vatNumber: kept.text('VAT number'),
    notes: kept.text('Notes'),
    suppliedOn: kept.day('Time of supply'),
    documentNumber: kept.text('Document number'),
    followsBooking: kept.flag('Follows its booking'),
  },
  parts: { lines: kept.lines('Lines') },
});
