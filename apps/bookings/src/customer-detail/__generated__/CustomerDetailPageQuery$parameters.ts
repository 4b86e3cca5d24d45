/**
 * @generated SignedSource<<db6bb6f8221f247576e7385782826b3e>>
 * @relayHash 7539769ea7edbdc638d4b298683b7d27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb0b29054fe704ae0ae17db28890207344617958514743479c07ca358306a6bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerDetailPageQuery } from './CustomerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb0b29054fe704ae0ae17db28890207344617958514743479c07ca358306a6bd",
    "metadata": {},
    "name": "CustomerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
