/**
 * @generated SignedSource<<a47ad096dd9da9cd6a55ffb5d7ecc2de>>
 * @relayHash 0b8957f9f632480975345e5cdca02a44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48a1d7f00422b99633a16d4f6f22fd9ee4abe554af99dc58dbff1c9283e3859e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingInvoicesPanelQuery } from './BookingInvoicesPanelQuery.graphql';

const node: PreloadableConcreteRequest<BookingInvoicesPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48a1d7f00422b99633a16d4f6f22fd9ee4abe554af99dc58dbff1c9283e3859e",
    "metadata": {},
    "name": "BookingInvoicesPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
