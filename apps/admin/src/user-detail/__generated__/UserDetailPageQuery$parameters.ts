/**
 * @generated SignedSource<<14e15cc79b8050976da6247da58c1dae>>
 * @relayHash 39577f1fb0460a831bbcd7008a8ff702
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c1d8841402fcfa776f984e7c150a2a86801d5fb83e062d3ccbc57b9df5ccfb0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserDetailPageQuery } from './UserDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<UserDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c1d8841402fcfa776f984e7c150a2a86801d5fb83e062d3ccbc57b9df5ccfb0",
    "metadata": {},
    "name": "UserDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
