/**
 * @generated SignedSource<<fda336e1114f791b46709dad9a700ff8>>
 * @relayHash 05d6cd7fc6d777c442ff195867afc38f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d2a2b7ce0bdf90283e8cceb5c317cab8a5e08315c5746c581cb0b19603d4970

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d2a2b7ce0bdf90283e8cceb5c317cab8a5e08315c5746c581cb0b19603d4970",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
