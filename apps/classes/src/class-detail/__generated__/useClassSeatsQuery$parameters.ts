/**
 * @generated SignedSource<<a096982bd2efa7395af1834626bac537>>
 * @relayHash da67be87762f37999eea6af8073387c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac7f3d0bff1bb7f443e4367f6517ee5006339d59d63a9b5caeb5e4adcef821fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useClassSeatsQuery } from './useClassSeatsQuery.graphql';

const node: PreloadableConcreteRequest<useClassSeatsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac7f3d0bff1bb7f443e4367f6517ee5006339d59d63a9b5caeb5e4adcef821fc",
    "metadata": {},
    "name": "useClassSeatsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
