/**
 * @generated SignedSource<<afac022bb6325ccbd57e0a681e8e1cd5>>
 * @relayHash c89a813eae48674c7afc6d3606f3fc19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1261a1eb1f1c4e0490021daefa3e03207d3973f9a9bbe205765a59745e91d29

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreatePublicItemPageQuery } from './CreatePublicItemPageQuery.graphql';

const node: PreloadableConcreteRequest<CreatePublicItemPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1261a1eb1f1c4e0490021daefa3e03207d3973f9a9bbe205765a59745e91d29",
    "metadata": {},
    "name": "CreatePublicItemPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
