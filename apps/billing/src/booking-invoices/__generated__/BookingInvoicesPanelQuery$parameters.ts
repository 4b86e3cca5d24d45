/**
 * @generated SignedSource<<64b26bbe37693cb7930ab1871c8ce8f8>>
 * @relayHash 0c6dd8206f851485647c074ec047e09b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdb8876e752dc542ee49efda68df0a3a989af6e7c01998545797a3792794c934

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingInvoicesPanelQuery } from './BookingInvoicesPanelQuery.graphql';

const node: PreloadableConcreteRequest<BookingInvoicesPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cdb8876e752dc542ee49efda68df0a3a989af6e7c01998545797a3792794c934",
    "metadata": {},
    "name": "BookingInvoicesPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
