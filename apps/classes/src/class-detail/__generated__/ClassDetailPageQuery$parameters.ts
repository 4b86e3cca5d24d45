/**
 * @generated SignedSource<<2a8789143338ebf11e70708ed305d4ec>>
 * @relayHash 26dce9c53fb9885cfc1a6acae0cec6ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1c0d9d5115176d246c370b48f85e8d8746f2b1dd9e87b33e44712da73546f5b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1c0d9d5115176d246c370b48f85e8d8746f2b1dd9e87b33e44712da73546f5b",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
