/**
 * @generated SignedSource<<0af114c73b8f4c72166b30c436d72f10>>
 * @relayHash 315f1d78dfe77ab0688d46510efb5252
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cf0a6be0ed044bc5e0beb3ac432a854b2862e989e6633398fe08bd3b414e33b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingInvoicesPanelQuery } from './BookingInvoicesPanelQuery.graphql';

const node: PreloadableConcreteRequest<BookingInvoicesPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0cf0a6be0ed044bc5e0beb3ac432a854b2862e989e6633398fe08bd3b414e33b",
    "metadata": {},
    "name": "BookingInvoicesPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
