/**
 * @generated SignedSource<<5a28cd39f2e9d5d0b2fa310f834e73be>>
 * @relayHash 7566b34de29289ba070ac3f7555148ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3375d5959fb76f5188cbd309ecee76b2cb0d480e6fba933e98145d6261016737

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useUserCountsQuery } from './useUserCountsQuery.graphql';

const node: PreloadableConcreteRequest<useUserCountsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3375d5959fb76f5188cbd309ecee76b2cb0d480e6fba933e98145d6261016737",
    "metadata": {},
    "name": "useUserCountsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
