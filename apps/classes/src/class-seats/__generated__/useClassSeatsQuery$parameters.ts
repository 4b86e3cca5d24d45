/**
 * @generated SignedSource<<e45070204c2b0d3d05f9298596a86214>>
 * @relayHash 7fe7dbda9c6c19fad6883121ed98bb25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5fbaacbc2abbd0320dc77685bf61cc2045363f395456f736e19f85373e51da5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useClassSeatsQuery } from './useClassSeatsQuery.graphql';

const node: PreloadableConcreteRequest<useClassSeatsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5fbaacbc2abbd0320dc77685bf61cc2045363f395456f736e19f85373e51da5",
    "metadata": {},
    "name": "useClassSeatsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
