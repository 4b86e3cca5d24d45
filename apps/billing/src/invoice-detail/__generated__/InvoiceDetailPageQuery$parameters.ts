/**
 * @generated SignedSource<<d3ea79b805453bb2d311013a54d7d109>>
 * @relayHash c08eda9649f2158ab264659fbeb822ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9153311df0bffb5aaa6ad5e82e86fa28c08c4d345cc4e76188be1250a153684f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9153311df0bffb5aaa6ad5e82e86fa28c08c4d345cc4e76188be1250a153684f",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
