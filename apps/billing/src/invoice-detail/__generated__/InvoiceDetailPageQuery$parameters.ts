/**
 * @generated SignedSource<<3de9fa8d8347d55835748d8e26cba804>>
 * @relayHash ad1760e57708891c85c75c0062681adc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec94447257349b0cc64b7003c0c5494637692a87ddbc0ebb821576c9b6ac7b4a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec94447257349b0cc64b7003c0c5494637692a87ddbc0ebb821576c9b6ac7b4a",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
