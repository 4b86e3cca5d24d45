/**
 * @generated SignedSource<<3786f7a916ddcc208cbcd2dac9c05544>>
 * @relayHash b1150a0a531537fc63939c4a70613e27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a2033399fc23d1919accaa6652fe739c2dfc549554068031a7199b80bfc5d63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a2033399fc23d1919accaa6652fe739c2dfc549554068031a7199b80bfc5d63",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
