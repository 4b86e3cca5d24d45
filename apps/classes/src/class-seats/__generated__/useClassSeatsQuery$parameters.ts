/**
 * @generated SignedSource<<17fb159dac054ee12cce9eb3b426b0fe>>
 * @relayHash 0de271341b1563c62a33edb02f1b6db2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77fa1b55a4ae8a75ad6003d82aa5d9ac1b04956a731962f355a3c620569729c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useClassSeatsQuery } from './useClassSeatsQuery.graphql';

const node: PreloadableConcreteRequest<useClassSeatsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77fa1b55a4ae8a75ad6003d82aa5d9ac1b04956a731962f355a3c620569729c6",
    "metadata": {},
    "name": "useClassSeatsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
