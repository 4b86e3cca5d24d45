/**
 * @generated SignedSource<<a7b22b609926012757e481fdbe1db005>>
 * @relayHash 569748e2af8d099c990d88ee2063aeea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5675904b61cde957e5aa6c34bc865d0fe9dbc165db5be39201edf8eb7767e67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeRequestListPageCountQuery } from './ChangeRequestListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<ChangeRequestListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5675904b61cde957e5aa6c34bc865d0fe9dbc165db5be39201edf8eb7767e67",
    "metadata": {},
    "name": "ChangeRequestListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
