/**
 * @generated SignedSource<<9d14ab41f87763b72e6fd35c789b118f>>
 * @relayHash 8b26adcdc66f46373dc4619825964360
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 829d72fe308820734343f79d3527ae5681dccb113596dc4d17cbd40860e0c86a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeRequestDetailPageQuery } from './ChangeRequestDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangeRequestDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "829d72fe308820734343f79d3527ae5681dccb113596dc4d17cbd40860e0c86a",
    "metadata": {},
    "name": "ChangeRequestDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
