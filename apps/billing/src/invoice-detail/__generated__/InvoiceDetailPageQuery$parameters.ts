/**
 * @generated SignedSource<<a91ea40956e54e0d9463d177ca43704e>>
 * @relayHash 067454a3ec9919a554483512fe1dbdbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c84afe2e9506e2e6c61275c5bb6ee2829ac315279dbdb17593b382590df33d3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c84afe2e9506e2e6c61275c5bb6ee2829ac315279dbdb17593b382590df33d3b",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
