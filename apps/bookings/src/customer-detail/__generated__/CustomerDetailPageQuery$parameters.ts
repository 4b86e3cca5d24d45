/**
 * @generated SignedSource<<cfc8641740cec33249a6dc41ef088ed5>>
 * @relayHash 75c65b147eeb7581526ad39e45eb0d31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c77c9f29fe63e355bcf31b36f52ef7304e615928f95c3af607deef23720d1d8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerDetailPageQuery } from './CustomerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c77c9f29fe63e355bcf31b36f52ef7304e615928f95c3af607deef23720d1d8e",
    "metadata": {},
    "name": "CustomerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
