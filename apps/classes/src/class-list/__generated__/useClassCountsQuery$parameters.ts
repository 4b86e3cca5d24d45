/**
 * @generated SignedSource<<737f8d3b5d985e686b99b548db4cabb3>>
 * @relayHash ea433a50bdd7b52fa34099e51fc08743
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3091baad6234134b628de389553f233323e61f373c64a8fa5bb76b5d0b2e5b34

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useClassCountsQuery } from './useClassCountsQuery.graphql';

const node: PreloadableConcreteRequest<useClassCountsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3091baad6234134b628de389553f233323e61f373c64a8fa5bb76b5d0b2e5b34",
    "metadata": {},
    "name": "useClassCountsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
