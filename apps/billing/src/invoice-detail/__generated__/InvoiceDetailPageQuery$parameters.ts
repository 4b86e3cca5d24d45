/**
 * @generated SignedSource<<74df9d992c5ae4e54db9e25c4003a89f>>
 * @relayHash cf39aeb38baef654ebe7b600079ea2de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fbce59749c94da1fff6c570e349427566d89338f7cda0ef5593589ed67aa873

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fbce59749c94da1fff6c570e349427566d89338f7cda0ef5593589ed67aa873",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
