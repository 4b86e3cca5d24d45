/**
 * @generated SignedSource<<9c4cf104b2a1976ccca632381abe3c71>>
 * @relayHash be145e67687ea1c76283611c23f1c1e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a420f61ded3e1bb7d2c10846c61c73229c641d0a521950d6e7a769192061092

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingInvoicesPanelQuery } from './BookingInvoicesPanelQuery.graphql';

const node: PreloadableConcreteRequest<BookingInvoicesPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a420f61ded3e1bb7d2c10846c61c73229c641d0a521950d6e7a769192061092",
    "metadata": {},
    "name": "BookingInvoicesPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
