/**
 * @generated SignedSource<<40f699dc9efb58ed2c20ec7c55792731>>
 * @relayHash 34e043a020617de4f0d3b76ec902fcec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11e72d3a66956fc409ef907877ebed8f26ba4a044333a4cebc0721af76d40186

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11e72d3a66956fc409ef907877ebed8f26ba4a044333a4cebc0721af76d40186",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
