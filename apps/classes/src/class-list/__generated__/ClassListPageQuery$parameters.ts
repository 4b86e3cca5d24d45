/**
 * @generated SignedSource<<46232752b9a52adef5ce22df79bc1c76>>
 * @relayHash ea8986199dac2f194c0aacf35cf2ced4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e84b196e201aff281beade13ca7ebb374b2f80cd32cec2fd95740bce5b79891b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassListPageQuery } from './ClassListPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e84b196e201aff281beade13ca7ebb374b2f80cd32cec2fd95740bce5b79891b",
    "metadata": {},
    "name": "ClassListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
