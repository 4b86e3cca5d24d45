import { recordsChosen } from '@console/rules';
import * as z from 'zod/mini';

/** The input of `invoiceListDownload`. */
export const invoicesChosen = z.object(recordsChosen('Invoices', 'invoices'));
