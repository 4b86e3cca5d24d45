/**
 * @generated SignedSource<<7e630c55d1aa3a40979f27fcd8cd7e1b>>
 * @relayHash a0e3b2d38cf327c6bd7a1502a2329b53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42234edffaa88f96037423f62cf68f62a03e2f98f6de4e7c866d1049e2399ee6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestChangePageQuery } from './RequestChangePageQuery.graphql';

const node: PreloadableConcreteRequest<RequestChangePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42234edffaa88f96037423f62cf68f62a03e2f98f6de4e7c866d1049e2399ee6",
    "metadata": {},
    "name": "RequestChangePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
