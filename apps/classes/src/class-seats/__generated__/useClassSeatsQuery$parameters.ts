/**
 * @generated SignedSource<<66cce5c4ce0ea2428b705dc227173a4a>>
 * @relayHash dddba5f55486b4babd374de929689afe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8e2cd34a26a34de275577f6451e4a1d4cca4c9cb6f382d98a3b2fe571366efe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useClassSeatsQuery } from './useClassSeatsQuery.graphql';

const node: PreloadableConcreteRequest<useClassSeatsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8e2cd34a26a34de275577f6451e4a1d4cca4c9cb6f382d98a3b2fe571366efe",
    "metadata": {},
    "name": "useClassSeatsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
